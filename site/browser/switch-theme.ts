const order = ["system", "light", "dark"] as const;

/** Goes round system, light and night shift; the choice stays on this device. */
export function switchTheme() {
  const root = document.documentElement;
  for (const button of document.querySelectorAll<HTMLElement>("[data-theme-switch]")) {
    button.addEventListener("click", () => {
      const now = order.indexOf((root.dataset.theme as (typeof order)[number]) ?? "system");
      const next = order[(now + 1) % order.length] ?? "system";
      if (next === "system") delete root.dataset.theme;
      else root.dataset.theme = next;
      remember(next);
    });
  }
}

function remember(theme: string) {
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Storage is closed to this page; the choice lasts until it is left.
  }
}
