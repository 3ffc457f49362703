import { Link, type LinkWords } from "../frame/link.tsx";

type ThankYouProps = { heading: string; text: string; next: string; talk: LinkWords; home: LinkWords };

export function ThankYou({ heading, text, next, talk, home }: ThankYouProps) {
  return (
    <section className="wrap page-top stack">
      <h1>{heading}</h1>
      <p className="hero-text">{text}</p>
      <p>{next}</p>
      <div className="button-row">
        <Link to={talk.to} className="button">
          {talk.label}
        </Link>
        <Link to={home.to} className="button button-quiet">
          {home.label}
        </Link>
      </div>
    </section>
  );
}
