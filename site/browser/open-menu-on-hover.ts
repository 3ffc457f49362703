const openAfterMs = 200;
const skipDelayWithinMs = 300;
const closeAfterMs = 150;
/** Someone who clicks what just opened under the mouse wants it open. */
const clickKeepsOpenMs = 800;

/**
 * Opens a menu under a resting mouse. Having just left a menu, the next opens at once. Click and keyboard need
 * no script.
 */
export function openMenuOnHover() {
  let closedAt = Number.NEGATIVE_INFINITY;

  for (const area of document.querySelectorAll("[data-hover-menu]")) {
    const menu = area.querySelector<HTMLElement>("[popover]");
    if (!menu) continue;
    let timer = 0;
    let openedByHoverAt = Number.NEGATIVE_INFINITY;

    const later = (work: () => void, delayMs: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(work, delayMs);
    };
    const open = () => {
      if (!menu.matches(":popover-open")) openedByHoverAt = performance.now();
      menu.showPopover();
    };
    area.querySelector("button")?.addEventListener("click", (event) => {
      if (performance.now() - openedByHoverAt < clickKeepsOpenMs) event.preventDefault();
    });
    menu.addEventListener("toggle", () => {
      if (!menu.matches(":popover-open")) closedAt = performance.now();
    });
    menu.addEventListener("beforetoggle", () => {
      // A mouse that left a moment ago has no say in what a click or the keyboard does now.
      clearTimeout(timer);
      menu.style.insetInlineStart = `${area.getBoundingClientRect().left}px`;
    });
    menu.addEventListener("click", (event) => {
      if ((event.target as Element).closest("a")) menu.hidePopover();
    });
    area.addEventListener("pointerenter", (event) => {
      if ((event as PointerEvent).pointerType !== "mouse") return;
      later(open, performance.now() - closedAt < skipDelayWithinMs ? 0 : openAfterMs);
    });
    area.addEventListener("pointerleave", (event) => {
      if ((event as PointerEvent).pointerType === "mouse") later(() => menu.hidePopover(), closeAfterMs);
    });
  }
}
