import { Link, type LinkWords } from "../frame/link.tsx";

/** Where to go from a page that leads nowhere; the first way is the likeliest. */
export function WaysOut({ ways }: { ways: readonly LinkWords[] }) {
  return (
    <div className="button-row">
      {ways.map(({ to, label }, index) => (
        <Link key={to} to={to} className={index === 0 ? "button" : "button button-quiet"}>
          {label}
        </Link>
      ))}
    </div>
  );
}
