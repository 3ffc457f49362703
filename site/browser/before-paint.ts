// Stands in the page itself and runs before its first paint.
(() => {
  const { main } = (document.currentScript as HTMLScriptElement).dataset;
  try {
    // A visitor who chose a theme never sees the other one flash by.
    const chosen = localStorage.getItem("theme");
    if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage is closed to this page; the system's theme stands.
  }
  // Every page works without the script: it is fetched when words and look are there, and never in their way.
  const fetchMain = () => main && import(/* @vite-ignore */ main);
  if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) fetchMain();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      fetchMain();
    }).observe({ type: "paint", buffered: true });
})();
