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
              <span className="reason-figure">{figure}</span> {text}
            </p>
            <p className="reason-source">
              <span>{sourceLabel}</span> {source}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
