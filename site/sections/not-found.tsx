import { Link, type LinkWords } from "../frame/link.tsx";

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

/** A hallway at night that ends at a closed door. */
function Hallway() {
  return (
    <svg className="hallway" viewBox="0 0 360 260" aria-hidden="true">
      <path className="hallway-line" d="M0 0 140 90M360 0 220 90M0 260 140 180M360 260 220 180" />
      <path className="hallway-wall" d="M140 90h80v90h-80z" />
      <path
        className="hallway-line"
        d="M164 180v-62h32v62M190 150v.1M60 39v182M300 39v182M104 67v133M256 67v133"
      />
      <path className="hallway-rail" d="M0 170 140 140M360 170 220 140" />
      <path className="hallway-light" d="M176 100h8M164 16h32l6 14h-44z" />
    </svg>
  );
}
