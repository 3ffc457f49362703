import { Link, type LinkWords } from "../frame/link.tsx";
import { Hallway } from "./hallway.tsx";

type NotFoundProps = {
  code: string;
  heading: string;
  text: string;
  home: LinkWords;
  talk: LinkWords;
  contact: LinkWords;
};

export function NotFound({ code, heading, text, home, talk, contact }: NotFoundProps) {
  return (
    <section className="wrap page-top not-found">
      <div className="stack">
        <p className="eyebrow">{code}</p>
        <h1>{heading}</h1>
        <p>{text}</p>
        <div className="button-row">
          <Link to={home.to} className="button">
            {home.label}
          </Link>
          <Link to={talk.to} className="button button-quiet">
            {talk.label}
          </Link>
          <Link to={contact.to} className="button button-quiet">
            {contact.label}
          </Link>
        </div>
      </div>
      <Hallway />
    </section>
  );
}
