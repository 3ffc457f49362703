import type { SetLine } from "./score-set.ts";

/** The line as a recogniser without punctuation writes it: what is spoken inside numbers is a word. */
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
    .replace(/(?<=\d)\.(?=\d)/g, " point ")
    .replace(/(?<=\d)\/(?=\d)/g, " over ")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}
