/** Begins the work when the element comes near the window, and never before the first paint. */
export function onceVisible(element: HTMLElement, work: () => void) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      work();
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
}
