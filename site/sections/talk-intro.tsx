import { Icon } from "../design/icon.tsx";
import { Link, type LinkWords } from "../frame/link.tsx";

type TalkIntroProps = {
  heading: string;
  text: string;
  back: LinkWords;
  contactUs: LinkWords;
  demoNote: { heading: string; text: string; emergency: string; mistakes: string };
};

export function TalkIntro({ heading, text, back, contactUs, demoNote }: TalkIntroProps) {
  return (
    <div className="wrap page-top stack talk-intro">
      <div className="button-row">
        <Link to={back.to} className="button button-small button-quiet">
          {back.label}
        </Link>
        <Link to={contactUs.to} hash={contactUs.hash} className="button button-small button-quiet">
          {contactUs.label}
        </Link>
      </div>
      <h1>{heading}</h1>
      <p className="hero-text">{text}</p>
      <aside className="panel stack" aria-labelledby="demo-note">
        <h2 id="demo-note" className="steps-heading">
          {demoNote.heading}
        </h2>
        <p>{demoNote.text}</p>
        <p className="flag" data-level="critical">
          <Icon name="triangle-alert" />
          <span>{demoNote.emergency}</span>
        </p>
        <p>{demoNote.mistakes}</p>
      </aside>
    </div>
  );
}
