import type { SetLine } from "./score-set.ts";

/** The line as a recogniser without punctuation writes it. */
export function asRecognised(line: SetLine): SetLine {
  return {
    ...line,
    ...(line.transcript === undefined ? {} : { transcript: withoutMarks(line.transcript) }),
    ...(line.turns && {
      turns: line.turns.map((turn) => (turn.who === "visitor" ? { ...turn, text: withoutMarks(turn.text) } : turn)),
    }),
  };
}

function withoutMarks(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}
