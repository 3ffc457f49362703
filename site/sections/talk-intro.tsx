import { Icon } from "../design/icon.tsx";
import { Island } from "../frame/island.tsx";
import { Link, type LinkWords } from "../frame/link.tsx";
import type { TalkDemoProps } from "../islands/talk-demo.tsx";

type TalkIntroProps = {
  heading: string;
  back: LinkWords;
  contactUs: LinkWords;
  demoNote: { heading: string; text: string; emergency: string; mistakes: string };
  notices: { noJavaScript: string; englishOnly: string };
  demo: TalkDemoProps;
};

/** A thin line above the stage: what this is, what it is not, and the way back. */
export function TalkIntro({ heading, back, contactUs, demoNote, notices, demo }: TalkIntroProps) {
  return (
    <div className="talk-page">
      <div className="talk-top">
        <div>
          <h1>{heading}</h1>
          <p className="talk-links">
            <Link to={back.to}>{back.label}</Link>
            <Link to={contactUs.to} hash={contactUs.hash}>
              {contactUs.label}
            </Link>
          </p>
        </div>
        <aside className="demo-note" aria-labelledby="demo-note">
          <p>
            <strong id="demo-note">{demoNote.heading}.</strong> {demoNote.text} {demoNote.mistakes}{" "}
            {notices.englishOnly}
          </p>
          <p className="demo-note-emergency">
            <Icon name="triangle-alert" />
            <span>{demoNote.emergency}</span>
          </p>
        </aside>
        <noscript>
          <p className="flag" data-level="high">
            {notices.noJavaScript}
          </p>
        </noscript>
      </div>
      <Island name="talk-demo" when="presence" props={demo} />
    </div>
  );
}
