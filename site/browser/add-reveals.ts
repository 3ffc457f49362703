/**
 * Sections fade and slide in when they are scrolled into view. What is in view already, and everything when the
 * visitor wants less motion, stays as it is.
 */
export function addRevealsOnScroll() {
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-reveal]")].filter(
    (element) => element.getBoundingClientRect().top > innerHeight,
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLElement).dataset.reveal = "shown";
        observer.unobserve(target);
      }
    },
    { threshold: 0.1 },
  );
  for (const element of waiting) {
    element.dataset.reveal = "waiting";
    observer.observe(element);
  }
}
