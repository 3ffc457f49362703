import { WholeCodes } from "../design/whole-codes.tsx";

type WhyItMattersProps = {
  heading: string;
  items: readonly { figure: string; text: string; source: string }[];
  sourceLabel: string;
};

export function WhyItMatters({ heading, items, sourceLabel }: WhyItMattersProps) {
  return (
    <section className="wrap section" aria-labelledby="why">
      <div className="section-head">
        <h2 id="why">{heading}</h2>
      </div>
      <ul className="reasons">
        {items.map(({ figure, text, source }) => (
          <li key={text}>
            <p className="reason">
              <span className="reason-figure">{figure}</span> <span>{text}</span>
            </p>
            <p className="reason-source">
              {sourceLabel}: <WholeCodes text={source} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
