/** Keeps the sum right while the visitor types; nothing leaves the page. */
export function calculate() {
  const form = document.querySelector<HTMLFormElement>("[data-calculator]");
  const output = form?.querySelector("output");
  if (!form || !output) return;

  const numberIn = (name: string) => {
    const input = form.elements.namedItem(name) as HTMLInputElement;
    return input.validity.valid && input.value !== "" ? input.valueAsNumber : Number.NaN;
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", () => {
    const hours = (numberIn("reports") * (numberIn("minutesToday") - numberIn("minutesWithUs"))) / 60;
    const shown = String(Math.round(hours * 10) / 10);
    const { result = "", noResult = "", invalid = "" } = form.dataset;
    if (Number.isNaN(hours)) output.textContent = invalid;
    else output.textContent = hours > 0 ? result.replace("{hours}", shown) : noResult;
  });
}
