const thresholdPx = 10;

/** The header turns translucent with a shadow once the page is scrolled past the threshold. */
export function markScrolledHeader() {
  const header = document.querySelector("[data-site-header]");
  const mark = () => header?.toggleAttribute("data-scrolled", scrollY > thresholdPx);
  addEventListener("scroll", mark, { passive: true });
  // To ask for the place at once would lay the page out a time more before its first paint.
  requestAnimationFrame(mark);
}
