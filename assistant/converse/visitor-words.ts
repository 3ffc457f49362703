import type { Caption, Piece, VisitorTurn } from "./turn-state.ts";

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
