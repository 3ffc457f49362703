/** Keeps the sum right while the visitor types; nothing leaves the page. */
export function calculate() {
  const calculator = document.querySelector<HTMLElement>("[data-calculator]");
  const output = calculator?.querySelector("output");
  if (!calculator || !output) return;

  const numberIn = (name: string) => {
    const input = calculator.querySelector<HTMLInputElement>(`[name="${name}"]`);
    return input?.validity.valid ? input.valueAsNumber : Number.NaN;
  };
  const show = () => {
    const hours = (numberIn("reports") * (numberIn("minutesToday") - numberIn("minutesWithUs"))) / 60;
    const shown = String(Math.round(hours * 10) / 10);
    const { result = "", noResult = "", invalid = "" } = calculator.dataset;
    if (Number.isNaN(hours)) output.textContent = invalid;
    else output.textContent = hours > 0 ? result.replace("{hours}", shown) : noResult;
  };
  calculator.addEventListener("input", show);
  // What was typed while this was on its way counts too.
  show();
}
