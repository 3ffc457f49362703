import { exceptions } from "./exceptions.ts";
import { soundOut } from "./letter-to-sound.ts";
import type { PronouncingDictionary } from "./pronouncing-dictionary.ts";
import { spokenForm } from "./spoken-form.ts";

/** A word as its sounds, or a mark that makes a pause or a tone. */
export type Pronunciation = ({ word: string; sounds: string[] } | { mark: string })[];

const letterNames: Record<string, string> = {
  ...{
    a: "EY1",
    b: "B IY1",
    c: "S IY1",
    d: "D IY1",
    e: "IY1",
    f: "EH1 F",
    g: "JH IY1",
    h: "EY1 CH",
    i: "AY1",
  },
  ...{ j: "JH EY1", k: "K EY1", l: "EH1 L", m: "EH1 M", n: "EH1 N", o: "OW1", p: "P IY1", q: "K Y UW1" },
  ...{ r: "AA1 R", s: "EH1 S", t: "T IY1", u: "Y UW1", v: "V IY1", w: "D AH1 B AH0 L Y UW0", x: "EH1 K S" },
  ...{ y: "W AY1", z: "Z IY1" },
};

/** Small words that are said without stress in running speech. */
const unstressed = new Set(
  [
    "a an the of to in is was or it at for you he she we they with from as are be by on but can has have had do",
    "her him his my your their our will would could i if that than then am were been this",
  ]
    .join(" ")
    .split(" "),
);

/** A sentence as words with their sounds, in ARPAbet, and a mark at its end: without one the voice breaks off. */
export function pronounce(sentence: string, dictionary: PronouncingDictionary): Pronunciation {
  const pieces: string[] = spokenForm(sentence).match(/[A-Za-zÀ-ÿ]+(?:'[A-Za-z]+)*'?|[.,!?;:]/g) ?? [];
  if (!/[.!?]/.test(pieces.at(-1) ?? "")) pieces.push(".");
  return pieces.map((piece, index) => {
    if (/^[.,!?;:]$/.test(piece)) return { mark: piece };
    return {
      word: piece,
      sounds: soundsOf(piece, { before: pieces[index - 1], next: pieces[index + 1] }, dictionary),
    };
  });
}

type Neighbours = { before: string | undefined; next: string | undefined };

function soundsOf(piece: string, { before, next }: Neighbours, dictionary: PronouncingDictionary): string[] {
  const isWord = (piece === "I" && !isCapital(before)) || (piece === "A" && /^[A-Za-z][a-z]/.test(next ?? ""));
  const isLetter = isCapital(piece) && !isWord;
  if (isLetter) return (letterNames[piece.toLowerCase()] ?? "").split(" ");
  const word = piece.toLowerCase().replace(/'$/, "");
  if (word === "the" && /^[aeiou]/i.test(next ?? "")) return ["DH", "IY0"];
  const sounds = wordSounds(word, dictionary);
  return unstressed.has(word) ? sounds.map((sound) => sound.replace(/[12]/, "0")) : sounds;
}

function isCapital(piece: string | undefined): boolean {
  return /^[A-Z]$/.test(piece ?? "");
}

function wordSounds(word: string, dictionary: PronouncingDictionary): string[] {
  const known = (part: string) => exceptions[part]?.split(" ") ?? dictionary(part);
  return known(word) ?? withEnding(word, known) ?? compound(word, known) ?? soundOut(word);
}

/** "Okafor's", "walkers": the word before the s, said with the s that fits its last sound. */
function withEnding(word: string, known: PronouncingDictionary): string[] | undefined {
  const [, stem, ending] = /^(.+?)('s|s)$/.exec(word) ?? [];
  if (!stem) return undefined;
  const sounds = known(stem) ?? (ending === "'s" ? soundOut(stem) : undefined);
  const last = sounds?.at(-1) ?? "";
  if (/^(?:S|Z|SH|ZH|CH|JH)$/.test(last)) return sounds && [...sounds, "AH0", "Z"];
  return sounds && [...sounds, /^(?:P|T|K|F|TH)$/.test(last) ? "S" : "Z"];
}

/** "tailbone", "nonskid": two known words in one, the second with the weaker stress. */
function compound(word: string, known: PronouncingDictionary): string[] | undefined {
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const [head, tail] = [known(word.slice(0, cut)), known(word.slice(cut))];
    if (head && tail) return [...head, ...tail.map((sound) => sound.replace("1", "2"))];
  }
  return undefined;
}
