/** Shows the buttons that print the page; without script the browser's own command does. */
export function printPage() {
  for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) {
    button.addEventListener("click", () => print());
  }
}
