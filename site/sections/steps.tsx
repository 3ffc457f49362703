export type StepsProps = { heading: string; items: readonly { title: string; text: string }[] };

/** Three numbered steps on one line; the fourth item is where the line leads, the insight. */
export function Steps({ heading, items }: StepsProps) {
  return (
    <div className="panel steps" data-reveal="">
      <h3 className="steps-heading">{heading}</h3>
      <ol className="steps-list">
        {items.map(({ title, text }, index) => {
          const isInsight = index === items.length - 1;
          return (
            <li key={title} className={isInsight ? "step step-insight" : "step"}>
              <span className="step-sign" aria-hidden="true">
                {isInsight ? <TrendChart /> : index + 1}
              </span>
              <h4 className="step-title">{title}</h4>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function TrendChart() {
  return (
    <svg className="trend" viewBox="0 0 96 48" aria-hidden="true">
      <path className="trend-bars" d="M8 44V14M24 44V8M40 44V18M56 44V26M72 44V30M88 44V36" />
      <path className="trend-line" d="M4 10C26 4 34 14 52 22s26 8 40 10" />
    </svg>
  );
}
