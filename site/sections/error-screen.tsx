import { Link, type LinkWords } from "../frame/link.tsx";
import { Hallway } from "./hallway.tsx";

type ErrorScreenProps = { heading: string; text: string; home: LinkWords; contact: LinkWords };

export function ErrorScreen({ heading, text, home, contact }: ErrorScreenProps) {
  return (
    <section className="wrap page-top not-found">
      <div className="stack" role="alert">
        <h1>{heading}</h1>
        <p className="error-text">{text}</p>
        <div className="button-row">
          <Link to={home.to} className="button">
            {home.label}
          </Link>
          <Link to={contact.to} className="button button-quiet">
            {contact.label}
          </Link>
        </div>
      </div>
      <Hallway hasSign />
    </section>
  );
}
