import type { Code } from "../../../contracts/report.ts";
import { type Range, setOf, textOf, type Word } from "../words.ts";

const dropped = setOf("her his the their my its a an one 1");
const sides: Record<string, Code<"side">> = { left: "left", right: "right", both: "both", bilateral: "both" };
const shortSides: Record<string, string> = { r: "right", l: "left", rite: "right" };
/** Where a chart has its own word. */
const charted: readonly (readonly [word: string, said: RegExp])[] = [
  ["tailbone", /\btail bone$/],
  ["buttocks", /\b(?:bottom|butt|bum|(?<=. )behind)$/],
  ["abdomen", /\b(?:belly|stomach|tummy)$/],
  ["eyebrow", /\beye brow$/],
  ["forehead", /\b(?:fore|for) head$/],
];

/**
 * A place on the body as said, without "her" and "the", in the chart's word, with the side that stands beside it.
 * A side alone ("the left one") is the same part as `known`, on that side.
 */
export function readSite(words: readonly Word[], range: Range, known?: string): string | undefined {
  const said = textOf(words, range);
  const kept = said.split(" ").filter((word) => !dropped.has(word));
  const inside = kept.map((word) => shortSides[word] ?? word);
  const before = words[range.from - 1]?.text ?? "";
  if (inside.length === 0) return undefined;
  if (inside.every((word) => sides[word])) {
    const part = known?.replace(/\b(?:left|right|both|bilateral)\b ?/g, "");
    return part ? `${inside[0]} ${part}` : undefined;
  }
  const hasSide = inside.some((word) => sides[word]);
  if (!hasSide && sides[before] && words[range.from]?.pause === 0) inside.unshift(before);
  else if (!hasSide) inside.unshift(...sideBehind(words, range));
  if (inside.length === 2 && sides[inside[1] ?? ""]) inside.reverse();
  return charted.reduce((text, [word, said]) => text.replace(said, word), inside.join(" "));
}

/** "Her wrist is swollen, the left one": a side in the same sentence that belongs to nothing behind it. */
function sideBehind(words: readonly Word[], { to }: Range): string[] {
  for (let at = to; at < Math.min(words.length, to + 6) && words[at]?.pause !== 2; at++) {
    const next = words[at + 1];
    const isAlone = !next || next.pause > 0 || /^(?:ones?|1|1s|side)$/.test(next.text);
    if (/^(?:left|right)$/.test(words[at]?.text ?? "") && isAlone) return [words[at]?.text ?? ""];
  }
  return [];
}

export function sideOf(site: string): Code<"side"> | undefined {
  const [first, second] = site.split(" ").flatMap((word) => sides[word] ?? []);
  return second && second !== first ? "both" : first;
}
