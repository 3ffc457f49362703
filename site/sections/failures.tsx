type Failure = { id: string; said: string; got: readonly string[] };

type FailuresProps = {
  heading: string;
  text: string;
  said: string;
  got: string;
  none: string;
  more: string;
  items: readonly Failure[];
  /** How many more there are. */
  left: number;
};

export function Failures({ heading, text, none, more, items, left, ...labels }: FailuresProps) {
  return (
    <section className="section failures" aria-labelledby="failures">
      <div className="wrap">
        <div className="section-head section-head-wide">
          <h2 id="failures">{heading}</h2>
          <p>{text}</p>
          {items.length === 0 && <p>{none}</p>}
        </div>
        {items.map(({ id, said, got }) => (
          <dl key={id} className="failure">
            <div>
              <dt>{labels.said}</dt>
              <dd className="failure-said" lang="en">
                {said}
              </dd>
            </div>
            <div>
              <dt>{labels.got}</dt>
              {got.map((text) => (
                <dd key={text}>{text}</dd>
              ))}
            </div>
          </dl>
        ))}
        {left > 0 && <p>{more.replace("{count}", String(left))}</p>}
      </div>
    </section>
  );
}
