/** A piece of a word: its number in the vocabulary, and where it stands in the text. */
export type Piece = { id: number; start: number; end: number };

/** A longer run of letters is no word. */
const maxWordLength = 60;
const mark = /[!-/:-@[-`{-~]|\p{P}/u;
const accent = /\p{Mn}/gu;

type Word = { text: string; places: { start: number; end: number }[] };

/** Cuts words into the pieces the reader knows, exactly as learning/wordpiece.py does. */
export function createWordPiece(vocabulary: readonly string[]) {
  const ids = new Map(vocabulary.map((piece, id) => [piece, id]));
  const unknown = ids.get("[UNK]") ?? 0;

  function cut({ text, places }: Word): Piece[] {
    const whole = { start: places[0]?.start ?? 0, end: places.at(-1)?.end ?? 0 };
    if (places.length > maxWordLength) return [{ id: unknown, ...whole }];
    const letters = [...text];
    const pieces: Piece[] = [];
    let from = 0;
    while (from < letters.length) {
      let to = letters.length;
      let id: number | undefined;
      for (; to > from; to--) {
        id = ids.get((from > 0 ? "##" : "") + letters.slice(from, to).join(""));
        if (id !== undefined) break;
      }
      if (id === undefined) return [{ id: unknown, ...whole }];
      pieces.push({ id, start: places[from]?.start ?? whole.start, end: places[to - 1]?.end ?? whole.end });
      from = to;
    }
    return pieces;
  }

  return {
    opening: ids.get("[CLS]") ?? 0,
    closing: ids.get("[SEP]") ?? 0,
    encode: (text: string): Piece[] => wordsOf(text).flatMap(cut),
  };
}

/** Lower case, without accents, every mark a word of its own. */
function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let word: Word = { text: "", places: [] };
  const close = () => {
    if (word.places.length > 0) words.push(word);
    word = { text: "", places: [] };
  };
  let start = 0;
  for (const letter of text) {
    const place = { start, end: start + letter.length };
    start = place.end;
    if (/\s/u.test(letter)) close();
    else if (mark.test(letter)) {
      close();
      words.push({ text: letter, places: [place] });
    } else
      for (const plain of letter.toLowerCase().normalize("NFD").replace(accent, "")) {
        word.text += plain;
        word.places.push(place);
      }
  }
  close();
  return words;
}
