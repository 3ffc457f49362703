// Runs before the first paint, so that a visitor who chose a theme never sees the other one flash by.
(() => {
  try {
    const chosen = localStorage.getItem("theme");
    if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage is closed to this page; the system's theme stands.
  }
})();
