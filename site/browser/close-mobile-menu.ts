/** Choosing any item closes the menu, and so do Escape and a tap beside it. */
export function closeMobileMenu() {
  const menu = document.querySelector<HTMLDetailsElement>("[data-mobile-menu]");
  if (!menu) return;

  menu.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) menu.open = false;
  });
  document.addEventListener("click", (event) => {
    if (!menu.contains(event.target as Node)) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}
