import type { Pronunciation } from "./pronounce.ts";

const consonants: Record<string, string> = {
  ...{ B: "b", CH: "tʃ", D: "d", DH: "ð", F: "f", G: "ɡ", HH: "h", JH: "dʒ", K: "k", L: "l", M: "m", N: "n" },
  ...{ NG: "ŋ", P: "p", R: "ɹ", S: "s", SH: "ʃ", T: "t", TH: "θ", V: "v", W: "w", Y: "j", Z: "z", ZH: "ʒ" },
};
const vowels: Record<string, string> = {
  ...{
    AA: "ɑː",
    AE: "æ",
    AH: "ʌ",
    AO: "ɔː",
    AW: "aʊ",
    AY: "aɪ",
    EH: "ɛ",
    ER: "ɜː",
    EY: "eɪ",
    IH: "ɪ",
    IY: "iː",
  },
  ...{ OW: "oʊ", OY: "ɔɪ", UH: "ʊ", UW: "uː" },
};
const weakVowels: Record<string, string> = { AH: "ə", ER: "ɚ" };
const vowelsBeforeR: Record<string, string> = { AO: "oː", IY: "ɪ" };
const stressMarks = ["", "ˈ", "ˌ"];

const [pad, start, end] = [0, 1, 2];

/** The symbols this voice was trained on, each with its number. */
type PiperSymbols = ReadonlyMap<string, number>;

/** @param list lines of `symbol number`; the first symbol is a space */
export function readPiperSymbols(list: string): PiperSymbols {
  const lines = list.split("\n").filter(Boolean);
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

/** A pronunciation in the form Piper takes: symbols with padding between them. */
export function piperIds(pronounced: Pronunciation, symbols: PiperSymbols): number[] {
  const spelled = [...ipa(pronounced)].flatMap((symbol) => symbols.get(symbol) ?? []);
  return [start, pad, ...spelled.flatMap((id) => [id, pad]), end];
}

/** A pronunciation in the phonetic alphabet, with stress marked before the vowel as in the voice's training. */
export function ipa(pronounced: Pronunciation): string {
  let text = "";
  for (const part of pronounced) {
    if ("mark" in part) text += part.mark;
    else text += `${text ? " " : ""}${wordInIpa(part.sounds)}`;
  }
  return text;
}

function wordInIpa(sounds: string[]): string {
  return sounds.map((_, index) => soundInIpa(sounds, index)).join("");
}

function soundInIpa(sounds: string[], index: number): string {
  const sound = sounds[index] ?? "";
  const [before, after] = [sounds[index - 1], sounds[index + 1]];
  const name = sound.replace(/\d/, "");
  if (name === "T" && isVowel(before) && /0$/.test(after ?? "")) return "ɾ";
  if (consonants[name]) return consonants[name];

  const isLastOfMany = after === undefined && sounds.filter(isVowel).length > 1;
  if (name === "IY" && !sound.endsWith("1") && isLastOfMany) return "i";
  const stress = stressMarks[Number(sound.at(-1))] ?? "";
  if (after === "R" && vowelsBeforeR[name]) return `${stress}${vowelsBeforeR[name]}`;
  const glide = name === "ER" && isVowel(after) ? "ɹ" : "";
  return `${stress}${(stress ? undefined : weakVowels[name]) ?? vowels[name] ?? ""}${glide}`;
}

function isVowel(sound: string | undefined) {
  return /\d$/.test(sound ?? "");
}
