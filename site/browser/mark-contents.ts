/** Marks in the table of contents the part that is being read: the last whose heading has passed the upper third. */
export function markContents() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
  let waiting = false;

  const mark = () => {
    waiting = false;
    const read = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < innerHeight / 3);
    links.forEach((link, index) => {
      if (index === read) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    });
  };
  const markSoon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(mark);
  };
  addEventListener("scroll", markSoon, { passive: true });
  mark();
}
