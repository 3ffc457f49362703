/**
 * Sections fade and slide in when they are scrolled into view. What is in view already, and everything when the
 * visitor wants less motion, stays as it is; and until somebody scrolls nothing is hidden, so that a picture of the
 * whole page shows all of it.
 */
export function addRevealsOnScroll() {
  // The observer tells where each one stands and where the window ends: to ask lays the page out, for each one anew.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const element = target as HTMLElement;
        const isWaiting = element.dataset.reveal === "waiting";
        const isBelow = rootBounds !== null && boundingClientRect.top > rootBounds.bottom;
        if (!isWaiting && isBelow) element.dataset.reveal = "waiting";
        else if (!isWaiting || isIntersecting) {
          element.dataset.reveal = "shown";
          observer.unobserve(element);
        }
      }
    },
    { threshold: 0.1 },
  );
  // Hidden only half a screen before they come: to hide them all at once would paint the page twice.
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        observer.observe(target);
      }
    },
    { rootMargin: "0px 0px 50% 0px" },
  );
  const begin = () => {
    for (const element of document.querySelectorAll("[data-reveal]")) near.observe(element);
  };
  addEventListener("scroll", begin, { once: true, passive: true });
}
