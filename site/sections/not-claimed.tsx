import { Link, type LinkWords } from "../frame/link.tsx";

type NotClaimedProps = { heading: string; text: string; items: readonly string[]; link?: LinkWords };

export function NotClaimed({ heading, text, items, link }: NotClaimedProps) {
  return (
    <aside className="panel not-claimed" aria-labelledby="not-claimed">
      <div className="stack">
        <h2 id="not-claimed">{heading}</h2>
        <p>{text}</p>
        {link && (
          <p>
            <Link to={link.to} className="lone-link">
              {link.label}
            </Link>
          </p>
        )}
      </div>
      <ul className="not-claimed-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </aside>
  );
}
