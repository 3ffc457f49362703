import { onceVisible } from "./once-visible.ts";

/** Brings each island to life when its moment comes; React is fetched then, and not before. */
export function hydrateIslands() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const hydrate = () => {
      const pressAgain = rememberPress(element);
      import("../islands/hydrate.tsx").then(({ hydrateIsland }) => hydrateIsland(element, pressAgain));
    };
    if (element.dataset.when === "interaction") onFirstTouch(element, hydrate);
    else if (element.dataset.when === "presence") onFirstTouch(document, hydrate);
    else if (element.dataset.when === "visible") onceVisible(element, hydrate);
    else setTimeout(hydrate);
  }
}

function onFirstTouch(element: HTMLElement | Document, hydrate: () => void) {
  const events = ["pointermove", "pointerdown", "focusin", "keydown", "scroll"];
  const touched = () => {
    for (const event of events) element.removeEventListener(event, touched);
    hydrate();
  };
  for (const event of events) element.addEventListener(event, touched, { passive: true });
}

/** A button pressed while its island is on the way is pressed again once that is there: no first tap is lost. */
function rememberPress(element: HTMLElement): () => void {
  let pressed: HTMLButtonElement | undefined;
  const note = ({ target }: MouseEvent) => {
    if (target instanceof Element) pressed = target.closest<HTMLButtonElement>("button[type=button]") ?? undefined;
  };
  element.addEventListener("click", note);
  return () => {
    element.removeEventListener("click", note);
    pressed?.click();
  };
}
