import { Link, type LinkWords } from "../frame/link.tsx";

type ErrorScreenProps = { heading: string; text: string; home: LinkWords };

export function ErrorScreen({ heading, text, home }: ErrorScreenProps) {
  return (
    <section className="wrap page-top section stack" role="alert">
      <h1>{heading}</h1>
      <p className="error-text">{text}</p>
      <p>
        <Link to={home.to} className="button button-quiet">
          {home.label}
        </Link>
      </p>
    </section>
  );
}
