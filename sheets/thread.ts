import type { Line, Mark } from "../contracts/conversation.ts";

export type Thread = ReadonlyMap<string, number>;
/** Words of a line that belong together: which values they carry, and which values end here. */
type Piece = { text: string; start: number; marks: readonly Mark[]; ends: readonly Mark[] };

/** A time and whether it is only about right stand in one row. */
export function rowPath(path: string): string {
  return path.replace(/\.approx$/, ".time");
}

/** Numbers for the values of one report, in the order in which their words were said. */
export function threadOf(lines: readonly Line[], report: number): Thread {
  const numbers = new Map<string, number>();
  for (const line of lines) {
    if (line.report !== report) continue;
    for (const { path } of [...line.marks].sort((a, b) => a.start - b.start)) {
      const key = rowPath(path);
      if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    }
  }
  return numbers;
}

/** The text of a line, cut wherever a mark begins or ends. */
export function piecesOf({ text, marks }: Pick<Line, "text" | "marks">): Piece[] {
  const edges = new Set([0, text.length]);
  for (const { start, end } of marks)
    for (const edge of [start, end]) if (edge > 0 && edge < text.length) edges.add(edge);
  const cuts = [...edges].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    return {
      text: text.slice(start, end),
      start,
      marks: marks.filter((mark) => mark.start <= start && mark.end >= end),
      ends: marks.filter((mark) => mark.end === end),
    };
  });
}
