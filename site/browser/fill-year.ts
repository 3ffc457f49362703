/** A page made last year still shows this year's copyright. */
export function fillYear() {
  const year = String(new Date().getFullYear());
  for (const line of document.querySelectorAll("[data-year]")) {
    line.textContent = (line.textContent ?? "").replace(/\d{4}/, year);
  }
}
