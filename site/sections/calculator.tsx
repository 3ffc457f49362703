type Input = { label: string; value: number };

export type CalculatorProps = {
  heading: string;
  text: string;
  reports: Input;
  minutesToday: Input;
  minutesWithUs: Input;
  formulaLabel: string;
  formula: string;
  result: string;
  noResult: string;
  invalid: string;
  sourceLabel: string;
  source: string;
};

/** A sum in plain sight. As drawn it shows the result for the first numbers; the browser keeps it right. */
export function Calculator(words: CalculatorProps) {
  const { reports, minutesToday, minutesWithUs } = words;
  const hours = Math.round((reports.value * (minutesToday.value - minutesWithUs.value)) / 6) / 10;
  return (
    // No form, as it has nowhere to be sent.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need its heading as a legend.
    <div
      role="group"
      className="card card-raised calculator"
      data-calculator=""
      data-result={words.result}
      data-no-result={words.noResult}
      data-invalid={words.invalid}
      aria-labelledby="calculator-heading"
    >
      <div className="stack">
        <h3 id="calculator-heading">{words.heading}</h3>
        <p>{words.text}</p>
      </div>
      <div className="calculator-inputs">
        {Object.entries({ reports, minutesToday, minutesWithUs }).map(([name, { label, value }]) => (
          <div key={name} className="field">
            <label htmlFor={`calculator-${name}`}>{label}</label>
            <input
              id={`calculator-${name}`}
              name={name}
              type="number"
              inputMode="decimal"
              min="0"
              max="100000"
              step="any"
              defaultValue={value}
            />
          </div>
        ))}
      </div>
      <p className="field-hint">
        <span className="visually-hidden">{words.formulaLabel}: </span>
        {words.formula}
      </p>
      <output className="calculator-result" aria-live="polite">
        {words.result.replace("{hours}", String(hours))}
      </output>
      <details className="quiet-details">
        <summary>{words.sourceLabel}</summary>
        <p>{words.source}</p>
      </details>
    </div>
  );
}
