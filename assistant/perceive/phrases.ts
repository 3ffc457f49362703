import { type Range, type Word, wholeOf } from "./words.ts";

/** A way of saying something: not where a `not-before` word stands shortly before, or a `not-after` word behind it. */
export type PhraseRow<Code> = readonly [
  phrase: string,
  code: Code,
  notBefore?: string | undefined,
  notAfter?: string | undefined,
];
export type Found<Code> = Range & { code: Code };
type Phrases<Code> = (words: readonly Word[], range?: Range) => Found<Code>[];

const reachBefore = 3;

/** Rows of one meaning; the phrases stand behind one another, with commas. */
export function rows<Code>(code: Code, said: string, notBefore?: string, notAfter?: string): PhraseRow<Code>[] {
  return said.split(", ").map((phrase): PhraseRow<Code> => [phrase, code, notBefore, notAfter]);
}

/** A table of phrases as a finder: at each place the longest phrase counts, and no word counts twice. */
export function phrases<Code>(table: readonly PhraseRow<Code>[]): Phrases<Code> {
  const byFirstWord = new Map<string, { texts: string[]; row: PhraseRow<Code> }[]>();
  for (const row of table) {
    const texts = row[0].split(" ");
    const first = texts[0] as string;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { texts, row }]);
  }
  for (const rows of byFirstWord.values()) rows.sort((a, b) => b.texts.length - a.texts.length);

  return (words, range = wholeOf(words)) => {
    const found: Found<Code>[] = [];
    for (let at = range.from; at < range.to; at++) {
      const rows = byFirstWord.get(words[at]?.text ?? "") ?? [];
      const match = rows.find(
        ({ texts, row }) =>
          at + texts.length <= range.to &&
          texts.every((text, index) => words[at + index]?.text === text) &&
          !hasBefore(words, at, row[2]) &&
          !(row[3] ?? "").split(" ").includes(words[at + texts.length]?.text ?? "-"),
      );
      if (!match) continue;
      found.push({ from: at, to: at + match.texts.length, code: match.row[1] });
      at += match.texts.length - 1;
    }
    return found;
  };
}

function hasBefore(words: readonly Word[], at: number, listed: string | undefined): boolean {
  if (!listed) return false;
  const refused = listed.split(" ");
  for (let index = at - 1; index >= Math.max(0, at - reachBefore); index--) {
    if (words[index + 1]?.pause === 2) return false;
    if (refused.includes(words[index]?.text ?? "")) return true;
  }
  return false;
}
