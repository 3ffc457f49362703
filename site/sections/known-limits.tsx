import { FigureList, type MeasuredFigure, NotMeasured } from "./figures.tsx";

type KnownLimitsProps = {
  voice: { heading: string; text: string; figures: readonly MeasuredFigure[] };
  limits: { heading: string; items: readonly string[] };
  notMeasured: string;
};

export function KnownLimits({ voice, limits, notMeasured }: KnownLimitsProps) {
  return (
    <div className="wrap section known-limits">
      <section className="split" aria-labelledby="voice">
        <div className="stack">
          <h2 id="voice">{voice.heading}</h2>
          <p>{voice.text}</p>
          {voice.figures.every(({ value }) => value === undefined) && <NotMeasured text={notMeasured} />}
        </div>
        <FigureList items={voice.figures} />
      </section>
      <section className="split" aria-labelledby="limits">
        <h2 id="limits">{limits.heading}</h2>
        <ul className="ruled-list">
          {limits.items.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
