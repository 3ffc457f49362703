import { Link, type LinkWords } from "../frame/link.tsx";

type PersonChecksProps = { heading: string; text: string; action: LinkWords };

export function PersonChecks({ heading, text, action }: PersonChecksProps) {
  return (
    <section className="split" aria-labelledby="human">
      <h2 id="human">{heading}</h2>
      <div className="stack">
        <p className="hero-text">{text}</p>
        <p>
          <Link to={action.to} className="button">
            {action.label}
          </Link>
        </p>
      </div>
    </section>
  );
}
