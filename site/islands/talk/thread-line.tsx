import { type RefObject, useEffect, useState } from "react";
import type { Knot } from "./knot.ts";

type ThreadLineProps = { stage: RefObject<HTMLElement | null>; lit: Knot | undefined };

/** The thread itself: a line from the words to their value while one of them is lit and both are in view. */
export function ThreadLine({ stage, lit }: ThreadLineProps) {
  const [line, setLine] = useState<string>();
  useEffect(() => {
    const box = stage.current;
    if (!box || !lit) return setLine(undefined);
    const draw = () => setLine(lineBetween(box, `${lit.report}:${lit.path}`));
    // After the other end has been scrolled to.
    const frame = requestAnimationFrame(draw);
    box.addEventListener("scroll", draw, { capture: true, passive: true });
    addEventListener("resize", draw);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener("scroll", draw, { capture: true });
      removeEventListener("resize", draw);
    };
  }, [stage, lit]);
  return (
    <svg className="thread-line" aria-hidden="true">
      {line && <path d={line} pathLength={1} />}
    </svg>
  );
}

function lineBetween(stage: HTMLElement, key: string): string | undefined {
  const words = [...stage.querySelectorAll<HTMLElement>(`[data-words="${key}"]`)].at(-1);
  const field = stage.querySelector<HTMLElement>(`[data-field="${key}"]`);
  if (!words || !field || !isInView(words) || !isInView(field)) return undefined;
  const origin = stage.getBoundingClientRect();
  const from = [...words.getClientRects()].at(-1);
  const to = (field.querySelector(".thread-number") ?? field).getBoundingClientRect();
  if (!from || to.left < from.right) return undefined;
  const x1 = from.right - origin.left + 2;
  const y1 = from.bottom - origin.top - 3;
  const x2 = to.left - origin.left - 4;
  const y2 = to.top - origin.top + Math.min(to.height / 2, 22);
  const bend = (x2 - x1) / 2;
  return `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}

/** Not scrolled out of the pane it stands in. */
function isInView(element: HTMLElement): boolean {
  const pane = element.closest(".conversation-scroll, .paper")?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return pane !== undefined && bottom > pane.top && top < pane.bottom;
}
