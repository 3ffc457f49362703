import { Icon } from "../design/icon.tsx";
import { Island } from "../frame/island.tsx";
import { Link, type LinkWords } from "../frame/link.tsx";
import type { TalkDemoProps } from "../islands/talk-demo.tsx";

type TalkIntroProps = {
  heading: string;
  text: string;
  back: LinkWords;
  contactUs: LinkWords;
  demoNote: { heading: string; text: string; emergency: string; mistakes: string };
  notices: { noJavaScript: string; englishOnly: string };
  demo: TalkDemoProps;
};

export function TalkIntro({ heading, text, back, contactUs, demoNote, notices, demo }: TalkIntroProps) {
  return (
    <div className="wrap talk-page">
      <div className="talk-top">
        <div className="stack">
          <h1>{heading}</h1>
          <p className="hero-text">{text}</p>
          <div className="button-row">
            <Link to={back.to} className="button button-small button-quiet">
              {back.label}
            </Link>
            <Link to={contactUs.to} hash={contactUs.hash} className="button button-small button-quiet">
              {contactUs.label}
            </Link>
          </div>
        </div>
        <aside className="demo-note" aria-labelledby="demo-note">
          <h2 id="demo-note" className="talk-heading">
            {demoNote.heading}
          </h2>
          <p>
            {demoNote.text} {demoNote.mistakes} {notices.englishOnly}
          </p>
          <p className="flag" data-level="critical">
            <Icon name="triangle-alert" />
            <span>{demoNote.emergency}</span>
          </p>
        </aside>
      </div>
      <noscript>
        <p className="flag" data-level="high">
          {notices.noJavaScript}
        </p>
      </noscript>
      <Island name="talk-demo" when="presence" props={demo} />
    </div>
  );
}
