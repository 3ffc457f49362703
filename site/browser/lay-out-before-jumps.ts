/**
 * Sections far below are laid out when they come near. A jump within the page would glide past them while they still
 * grow, and stop beside its aim: so before one begins, they all are.
 */
export function layOutBeforeJumps() {
  document.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
      if (link?.pathname !== location.pathname) return;
      layOutAll();
    },
    { capture: true },
  );
  // Before anything else that hears of it, and scrolls.
  addEventListener("hashchange", layOutAll);
  if (location.hash) layOutAll();
}

function layOutAll() {
  for (const section of document.querySelectorAll(".later")) section.classList.remove("later");
}
