import type { Caption, Piece, Sentence, VisitorTurn } from "./turn-state.ts";

type Decoded = { text: string; failed?: boolean };

/** `nextId` is the first that an interim reading of the segment can have. */
export function noCaption(nextId: number): Caption {
  return { since: nextId, id: 0, text: "" };
}

/** Interim words may come late: they go to the segment they were heard in, and never take another's place. */
export function hearCaption(turn: VisitorTurn, id: number, given: string): VisitorTurn {
  const text = given.trim();
  if (text === "") return turn;
  const hear = (caption: Caption): Caption =>
    id >= caption.since && id > caption.id ? { ...caption, id, text } : caption;
  if (!turn.speculation && id >= turn.caption.since) return { ...turn, caption: hear(turn.caption) };
  const pieces = turn.pieces.map((piece) =>
    piece.caption && id < piece.id ? { ...piece, caption: hear(piece.caption) } : piece,
  );
  return { ...turn, pieces };
}

/** What could not be decoded is better known by its interim words than not at all. */
export function fillPiece(turn: VisitorTurn, id: number, got: Decoded): VisitorTurn {
  const fill = (piece: Piece): Piece =>
    piece.id === id ? { ...piece, ...got, text: got.failed ? (piece.caption?.text ?? "") : got.text } : piece;
  return {
    ...turn,
    pieces: turn.pieces.map(fill),
    ...(turn.speculation && { speculation: fill(turn.speculation) }),
  };
}

/** Later words never take the place of earlier ones: a piece not yet decoded shows its interim words. */
export function shownWords({ pieces, speculation, caption }: VisitorTurn): string {
  return joinPieces([...pieces, speculation ?? { text: caption.text }]);
}

export function wordsOf(pieces: readonly Piece[]): string {
  return joinPieces(pieces).replace(/[,;:]+$/, ".");
}

/** The word at a cut may be heard on both sides of it; it was said once. */
function joinPieces(pieces: readonly Pick<Piece, "text" | "caption" | "isCutAfter">[]): string {
  let words: string[] = [];
  let isCut = false;
  for (const { text, caption, isCutAfter = false } of pieces) {
    const more = (text ?? caption?.text ?? "").split(" ").filter(Boolean);
    const isTwice = isCut && more[0] !== undefined && bare(more[0]) === bare(words.at(-1) ?? "");
    words = [...(isTwice ? words.slice(0, -1) : words), ...more];
    isCut = isCutAfter;
  }
  return words.join(" ");
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** The words that had sounded by then: whole sentences, and of the one cut short its share by time. */
export function heardPart(sentences: readonly Sentence[], at: number): string {
  const heard = sentences.map(({ text, began }) => {
    if (!began) return "";
    const share = began.durationMs === 0 ? 1 : Math.min(1, (at - began.at) / began.durationMs);
    const words = text.split(" ");
    return words.slice(0, Math.floor(words.length * share)).join(" ");
  });
  return heard.filter(Boolean).join(" ");
}

const fillers = /^(?:m+h?m+|uh[\s-]?huh|hm+|uh|um|mhm|ah|oh|okay|ok|right|yeah)$/i;
/** Words after which nobody is done. */
const unfinished =
  "and or but so because then with to the a an her his their my of in on at um uh was is like that when " +
  "I she he they we";
const openEnding = new RegExp(`(?:[,\\-–…]|\\.\\.\\.|\\b(?:${unfinished.split(" ").join("|")}))$`, "i");

/** A sound that says no more than "I am listening". */
export function isBackchannel(text: string): boolean {
  const words = text.replace(/[.,!?…]/g, " ").trim();
  return words === "" || words.split(/\s+/).every((word) => fillers.test(word));
}

/** Words that end in the middle of a thought. A recogniser puts a comma after a mere "No" as well. */
export function breaksOff(text: string): boolean {
  const words = text.trim();
  return openEnding.test(words) && words.split(/\s+/).length > 2;
}
