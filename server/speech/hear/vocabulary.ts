const wordStart = "▁";

/** The recogniser's tokens and the text they stand for: a SentencePiece vocabulary, best merges first. */
export type Vocabulary = {
  encode(text: string): number[];
  decode(tokens: readonly number[]): string;
};

/** @param list one token per line, in the order of their ids */
export function readVocabulary(list: string): Vocabulary {
  const tokens = list.split("\n");
  const ids = new Map(tokens.map((token, id) => [token, id]));
  const firstByte = ids.get("<0x00>") ?? Number.NaN;

  function bytesOf(id: number): Uint8Array {
    if (id >= firstByte && id < firstByte + 256) return Uint8Array.of(id - firstByte);
    const isControl = id < firstByte;
    return Buffer.from(isControl ? "" : (tokens[id] ?? "").replaceAll(wordStart, " "));
  }

  /** Joins the pair with the lowest id until no pair is a token: in this vocabulary, ids are merge ranks. */
  function encode(text: string): number[] {
    const pieces = [...(wordStart + text.replaceAll(" ", wordStart))];
    for (;;) {
      const ranks = pieces.slice(1).map((piece, index) => ids.get(pieces[index] + piece) ?? Number.POSITIVE_INFINITY);
      const best = ranks.indexOf(Math.min(...ranks));
      if (ranks[best] === undefined || ranks[best] === Number.POSITIVE_INFINITY) break;
      pieces.splice(best, 2, `${pieces[best]}${pieces[best + 1]}`);
    }
    return pieces.flatMap((piece) => ids.get(piece) ?? [...Buffer.from(piece)].map((byte) => firstByte + byte));
  }

  return {
    encode,
    decode: (sequence) => Buffer.concat(sequence.map(bytesOf)).toString("utf8").trim(),
  };
}
