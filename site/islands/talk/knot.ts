/** One value of one report, seen from its words or from its field: the two ends of the thread. */
export type Knot = { report: number; path: string; from: "words" | "field" };

/** Brings the other end into view and hands it the focus, so that the way back is one key. */
export function followThread({ report, path, from }: Knot) {
  const other = from === "words" ? "field" : "words";
  const found = document.querySelectorAll<HTMLElement>(`[data-${other}="${report}:${path}"]`);
  const end = [...found].at(-1);
  if (!end) return;
  end.scrollIntoView({ block: "nearest" });
  const target = end.matches("a, button") ? end : end.querySelector<HTMLElement>("a, button");
  target?.focus({ preventScroll: true });
}
