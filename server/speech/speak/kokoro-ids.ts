import type { Pronunciation } from "./pronounce.ts";

const consonants: Record<string, string> = {
  ...{ B: "b", CH: "ʧ", D: "d", DH: "ð", F: "f", G: "ɡ", HH: "h", JH: "ʤ", K: "k", L: "l", M: "m", N: "n" },
  ...{ NG: "ŋ", P: "p", R: "ɹ", S: "s", SH: "ʃ", T: "t", TH: "θ", V: "v", W: "w", Y: "j", Z: "z", ZH: "ʒ" },
};
const vowels: Record<string, string> = {
  ...{ AA: "ɑ", AE: "æ", AH: "ʌ", AO: "ɔ", AW: "W", AY: "I", EH: "ɛ", ER: "ɜɹ", EY: "A", IH: "ɪ", IY: "i" },
  ...{ OW: "O", OY: "Y", UH: "ʊ", UW: "u" },
};
const weakVowels: Record<string, string> = { AH: "ə", ER: "əɹ" };
const stressMarks = ["", "ˈ", "ˌ"];

const boundary = 0;
/** The voice holds one style for every length up to this. */
const longestKokoroInput = 510;

/** The symbols this voice was trained on, each with its number. */
type KokoroSymbols = Readonly<Record<string, number>>;

/** A pronunciation in the form Kokoro takes; diphthongs are single letters in its alphabet. */
export function kokoroIds(pronounced: Pronunciation, symbols: KokoroSymbols): number[] {
  const words = pronounced.map((part) => ("mark" in part ? part.mark : ` ${wordInKokoro(part.sounds)}`));
  const ids = [...words.join("").trim()].flatMap((symbol) => symbols[symbol] ?? []);
  return [boundary, ...ids.slice(0, longestKokoroInput - 1), boundary];
}

function wordInKokoro(sounds: string[]): string {
  return sounds
    .map((sound, index) => {
      const name = sound.replace(/\d/, "");
      const isFlapped = name === "T" && /\d$/.test(sounds[index - 1] ?? "") && /0$/.test(sounds[index + 1] ?? "");
      if (isFlapped) return "ɾ";
      const stress = stressMarks[Number(sound.at(-1))] ?? "";
      return consonants[name] ?? `${stress}${(stress ? undefined : weakVowels[name]) ?? vowels[name] ?? ""}`;
    })
    .join("");
}
