/** One word of what was said, in lower case, with the place it stands at. */
export type Word = {
  text: string;
  start: number;
  end: number;
  /** The silence before it: none, a comma, or the end of a sentence. */
  pause: 0 | 1 | 2;
};
/** Words from `from` up to, without, `to`. */
export type Range = { from: number; to: number };

const sounds = /\b(?:uh[- ]huh|n?uh[- ]uh|mm?[- ]?hm+)\b/;
const numbersAndSigns = /\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.:]\d+)*|[.,;:!?\n/%~]/;
const token = new RegExp(`${sounds.source}|\\p{L}+(?:['’]\\p{L}+)*|${numbersAndSigns.source}`, "giu");
const titles = new Set(["mr", "mrs", "ms", "dr", "st", "miss", "apt", "rm", "approx"]);
const fillers = setOf("um uh uhm er erm ah hmm");
const spelled: Record<string, string> = {
  ...{ "%": "percent", "~": "about", aint: "isnt" },
  ...{ uhhuh: "yes", mmhm: "yes", mmhmm: "yes", mhmm: "yes", mhm: "yes", uhuh: "no", nuhuh: "no" },
};
const aboutAnHour = /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)ish$/;

/** Cuts a text into words; apostrophes, fillers and signs are gone, a pause is kept with the word behind it. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let pause: Word["pause"] = 2;
  for (const match of text.matchAll(token)) {
    const raw = match[0].toLowerCase();
    const start = match.index;
    const end = start + raw.length;
    const previous = words.at(-1);
    const isPart = previous !== undefined && previous.end === start;
    if (raw === "/" && isPart && /\d$/.test(previous.text)) add("over");
    else if (/^[.,;:!?\n/]$/.test(raw)) {
      const isAbbreviation = raw === "." && isPart && (titles.has(previous.text) || /^[a-z]$/i.test(text[end] ?? ""));
      if (!isAbbreviation) pause = Math.max(pause, raw === "," || raw === "/" ? 1 : 2) as Word["pause"];
    } else if (raw === "m" && previous && /^[ap]$/.test(previous.text) && start - previous.end <= 2) {
      words[words.length - 1] = { ...previous, text: `${previous.text}m`, end };
      pause = 0;
    } else if (!fillers.has(raw)) {
      const plain = raw.replace(/['’ -]/g, "").replace(/(\d),(?=\d{3})/g, "$1");
      const ish = aboutAnHour.exec(plain)?.[1];
      add(ish ?? spelled[plain] ?? plain);
      if (ish) add("ish");
    }

    function add(word: string) {
      words.push({ text: word, start, end, pause });
      pause = 0;
    }
  }
  return words;
}

export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

export function wholeOf(words: readonly Word[]): Range {
  return { from: 0, to: words.length };
}

/** The words that lie within a place of the text, at least in part. */
export function rangeOf(words: readonly Word[], place: { start: number; end: number }): Range {
  const from = firstFrom(words, (word) => word.end > place.start);
  const to = firstFrom(words, (word) => word.start >= place.end);
  return { from, to: Math.max(from, to) };
}

export function placeOf(words: readonly Word[], { from, to }: Range): { start: number; end: number } {
  const first = words[from];
  const last = words[Math.max(from, to - 1)];
  return { start: first?.start ?? 0, end: last?.end ?? 0 };
}

export function textOf(words: readonly Word[], { from, to }: Range): string {
  const texts = words.slice(from, to).map(({ text }) => text);
  return texts.join(" ");
}

/** The sentence a range lies in, at most `reach` words to each side. */
export function sentenceAround(words: readonly Word[], { from, to }: Range, reach = 12): Range {
  let first = from;
  while (first > 0 && words[first]?.pause !== 2 && from - first < reach) first--;
  let last = to;
  while (last < words.length && words[last]?.pause !== 2 && last - to < reach) last++;
  return { from: first, to: last };
}

/** Words are in order, so the first that meets an ordered condition is found by halving. */
function firstFrom(words: readonly Word[], holds: (word: Word) => boolean): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(words[middle] as Word)) high = middle;
    else low = middle + 1;
  }
  return low;
}
