/** What one of the two said, as the captions show it. */
export type Line = {
  id: number;
  who: "visitor" | "assistant";
  text: string;
  typed?: boolean;
  /** Still being heard. */
  partial?: boolean;
  interrupted?: boolean;
  /** Said to the assistant, but no part of the report. */
  isAside?: boolean;
  latencyMs?: number | undefined;
};

export function settled(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ partial }) => !partial);
}

export function markLast(lines: readonly Line[], who: Line["who"], mark: Partial<Line>): readonly Line[] {
  const last = lines.findLastIndex((line) => line.who === who);
  return lines.map((line, index) => (index === last ? { ...line, ...mark } : line));
}

/** Where each visitor line begins in all that the visitor said, as the report counts it. */
export function startsOf(lines: readonly Line[]): number[] {
  let at = 0;
  return lines.map(({ who, partial, isAside, text }) => {
    const start = at;
    const length = text.trim().length + (/[.!?…]$/.test(text.trim()) ? 1 : 2);
    if (who === "visitor" && !partial && !isAside) at += length;
    return start;
  });
}
