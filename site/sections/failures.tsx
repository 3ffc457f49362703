type Failure = { said: string; expected: string; got: string };

type FailuresProps = {
  heading: string;
  text: string;
  said: string;
  expected: string;
  got: string;
  none: string;
  items: readonly Failure[];
};

export function Failures({ heading, text, none, items, ...labels }: FailuresProps) {
  return (
    <section className="section failures" aria-labelledby="failures">
      <div className="wrap">
        <div className="section-head">
          <h2 id="failures">{heading}</h2>
          <p>{text}</p>
          {items.length === 0 && <p>{none}</p>}
        </div>
        {items.map(({ said, expected, got }) => (
          <dl key={said} className="failure">
            <div>
              <dt>{labels.said}</dt>
              <dd className="failure-said" lang="en">
                {said}
              </dd>
            </div>
            <div>
              <dt>{labels.expected}</dt>
              <dd lang="en">{expected}</dd>
            </div>
            <div>
              <dt>{labels.got}</dt>
              <dd lang="en">{got}</dd>
            </div>
          </dl>
        ))}
      </div>
    </section>
  );
}
