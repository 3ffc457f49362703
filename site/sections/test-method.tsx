type TestMethodProps = { heading: string; items: readonly string[] };

export function TestMethod({ heading, items }: TestMethodProps) {
  return (
    <section className="section test-method" aria-labelledby="method">
      <div className="wrap split">
        <h2 id="method">{heading}</h2>
        <ol className="next-steps">
          {items.map((item) => (
            <li key={item}>
              <span>{item}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
