import { exceptions } from "../speak/exceptions.ts";
import { soundOut } from "../speak/letter-to-sound.ts";
import type { PronouncingDictionary } from "../speak/pronouncing-dictionary.ts";
import { mayBegin, soundsLike } from "./sounds-like.ts";

type Sounds = (word: string) => { sounds: readonly string[]; isKnown: boolean };
type Word = { text: string; start: number; end: number; endsClause: boolean; endsSentence: boolean };

const mostWords = 4;
/** How far the sounds may be off: of one word that is no word, of several with one among them, of real words. */
const farthest = { unknown: 0.3, several: 0.25, known: 0.1 };
/** So many sounds a name must have to be found in words that are words: "so no" is not senna. */
const enoughSounds = 7;
/** Only near such words is a medicine looked for. */
const ofMedicine = new Set(
  [
    "take takes taking took taken give gives gave given giving dose doses pill pills tablet tablets unit units",
    "milligram milligrams mg ordered started prescribed prescribes medicine medication swallowed",
  ].flatMap((line) => line.split(" ")),
);
const wordsBefore = 4;
const titles = new Set("mr mrs ms miss mister missus dr doctor nurse".split(" "));

/**
 * Puts a medicine's name where its sounds were written down as other words: "he takes helicus", "met foreman". Words
 * that are words stay unless nearly every sound fits, and nothing is touched where nobody speaks of medicine.
 */
export function drugMender(names: readonly string[], soundsOf: Sounds): (heard: string) => string {
  const drugs = names
    .filter((name) => name.length >= 5 && !name.includes(" "))
    .map((name) => ({ name, sounds: soundsOf(name.toLowerCase()).sounds }));
  const listed = new Map(names.map((name) => [name.toLowerCase(), name]));

  function best(words: readonly Word[], from: number) {
    let found: { name: string; to: number; share: number } | undefined;
    for (let to = from + 1; to <= Math.min(words.length, from + mostWords); to++) {
      const window = words.slice(from, to);
      const read = window.map(({ text }) => soundsOf(text.toLowerCase()));
      const isAllKnown = read.every(({ isKnown }) => isKnown);
      // One word that is a word was heard as such.
      const isOneWord = isAllKnown && window.length === 1;
      const limit = isAllKnown ? farthest.known : window.length === 1 ? farthest.unknown : farthest.several;
      const sounds = read.flatMap((word) => word.sounds);
      for (const drug of isOneWord ? [] : drugs) {
        if (!mayBegin(sounds[0], drug.sounds[0])) continue;
        if (isAllKnown && drug.sounds.length < enoughSounds) continue;
        const share = soundsLike(sounds, drug.sounds, limit);
        if (share <= limit && (!found || share < found.share)) found = { name: drug.name, to, share };
      }
      if (window.at(-1)?.endsClause) break;
    }
    return found;
  }

  return (heard) => {
    const words = wordsIn(heard);
    const isNear = (at: number) => {
      const before = words.slice(Math.max(0, at - wordsBefore), at);
      const ended = before.findLastIndex(({ endsSentence }) => endsSentence);
      return before.slice(ended + 1).some(({ text }) => ofMedicine.has(text.toLowerCase()));
    };
    let mended = "";
    let done = 0;
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as Word;
      const isName = titles.has(words[at - 1]?.text.toLowerCase() ?? "") || !/[aeiouy]/i.test(word.text);
      const name = listed.get(word.text.toLowerCase());
      if (name && heard.slice(word.start, word.end).includes("-")) {
        mended += heard.slice(done, word.start) + name;
        done = word.end;
      }
      if (isName || name || !isNear(at)) continue;
      const drug = best(words, at);
      if (!drug || words.slice(at, drug.to).some(({ text }) => listed.has(text.toLowerCase()))) continue;
      // Where the next word alone fits better, it is that one.
      const next = drug.to - at > 1 ? best(words, at + 1) : undefined;
      if (next && next.share < drug.share) continue;
      mended += heard.slice(done, word.start) + drug.name;
      done = words[drug.to - 1]?.end ?? done;
      at = drug.to - 1;
    }
    return mended + heard.slice(done);
  };
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/\p{L}[\p{L}'’-]*/gu)].map(({ 0: word, index }) => {
    const end = index + word.length;
    const behind = text.slice(end, end + 1);
    return {
      text: word.replace(/-/g, ""),
      start: index,
      end,
      endsClause: /[.,;:!?]/.test(behind),
      endsSentence: /[.!?]/.test(behind),
    };
  });
}

/** By the dictionary, or by the letters for a word it does not have. */
export function soundsBy(dictionary: PronouncingDictionary): Sounds {
  const known = (word: string) => exceptions[word]?.split(" ") ?? dictionary(word);
  return (word) => {
    const sounds = known(word) ?? known(word.replace(/'?s$/, ""));
    return { sounds: sounds ?? soundOut(word), isKnown: sounds !== undefined };
  };
}
