import type { Word } from "./normalise.ts";

const upToNineteen =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const plain: Record<string, number> = { fourty: 40 };
upToNineteen.split(" ").forEach((word, value) => {
  plain[word] = value;
});
"twenty thirty forty fifty sixty seventy eighty ninety".split(" ").forEach((word, tens) => {
  plain[word] = tens * 10 + 20;
});
const pronounBefore =
  /^(the|this|that|another|no|any|which|each|every|right|left|wrong|old|new|last|first|second|third|other|extra|some|next|noon|morning|evening|night|bedtime|big|small|little|different|same|had|whole)$/;
const measure = /^(mg|milligrams?|centimeters?|cm|inch|inches|units?|tablets?|pills?|hour|liter|dose)$/;

/**
 * Turns number words into digit groups and leaves them apart: "two fourteen" becomes "2 14". What the
 * groups mean (a room, a clock, a pressure) is decided where they are read, so digits heard as digits
 * take the same path.
 */
export function spellNumbers(words: Word[]): Word[] {
  return joinDecimals(joinHundreds(joinTens(words.flatMap(toDigits(words)))));
}

function toDigits(words: Word[]) {
  return (word: Word, index: number): Word[] => {
    const previous = words[index - 1];
    const next = words[index + 1];
    const glued = /^(\d+(?:\.\d+)?)(am|pm|mg|cm|ml|[a-d])$/.exec(word.text);
    if (glued)
      return [
        { ...word, text: glued[1] as string },
        { ...word, text: glued[2] as string, pause: 0 },
      ];
    if (word.text === "one" || word.text === "1") {
      const standsForSomething =
        previous !== undefined &&
        word.pause === 0 &&
        pronounBefore.test(previous.text) &&
        !startsNumber(next);
      return [{ ...word, text: standsForSomething ? "one" : "1" }];
    }
    if (word.text === "oh" || word.text === "o") {
      const besideNumber =
        (previous !== undefined && word.pause === 0 && startsNumber(previous)) ||
        (startsNumber(next) && next?.pause === 0 && word.text === "oh");
      return [besideNumber ? { ...word, text: "0" } : word];
    }
    if (word.text === "fives" && previous?.text === "ninety") return [{ ...word, text: "5" }];
    if (word.text === "couple" && previous?.text === "a") return [{ ...word, text: "2" }];
    if (word.text === "once" && next?.text !== "again") return [word];
    const value = plain[word.text];
    return [value === undefined ? word : { ...word, text: String(value) }];
  };
}

function startsNumber(word: Word | undefined): boolean {
  return (
    word !== undefined && (/^\d/.test(word.text) || word.text in plain || /^(oh|o|hundred)$/.test(word.text))
  );
}

/** "twenty" and "seven" are one group; "seven" and "twenty" are two. */
function joinTens(words: Word[]): Word[] {
  return joinPairs(words, (left, right) => {
    if (!/^[2-9]0$/.test(left.text) || !/^[1-9]$/.test(right.text)) return undefined;
    return String(Number(left.text) + Number(right.text));
  });
}

function joinHundreds(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const previous = joined.at(-1);
    const beforeThat = joined.at(-2);
    if (word.text === "hundred" && previous && word.pause === 0) {
      const count = previous.text === "a" ? 1 : /^\d{1,2}$/.test(previous.text) ? Number(previous.text) : 0;
      if (count > 0) {
        joined[joined.length - 1] = { ...previous, text: String(count * 100), end: word.end };
        continue;
      }
    }
    const and = previous?.text === "and" && beforeThat && /^[1-9]00$/.test(beforeThat.text);
    const rest = /^\d{1,2}$/.test(word.text) && word.pause === 0;
    const spokenHundred = and ? beforeThat : previous;
    if (rest && spokenHundred && /^[1-9]00$/.test(spokenHundred.text) && !wasDigits(spokenHundred)) {
      if (and) joined.pop();
      joined[joined.length - 1] = {
        ...spokenHundred,
        text: String(Number(spokenHundred.text) + Number(word.text)),
        end: word.end,
      };
      continue;
    }
    joined.push(word);
  }
  return joined;
}

/** A hundred that was spoken covers more than three letters; "100" heard as digits stands alone. */
function wasDigits(word: Word): boolean {
  return word.end - word.start <= 3;
}

function joinDecimals(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word;
    const next = words[index + 1];
    const previous = joined.at(-1);
    if (word.text === "point" && next && /^\d{1,2}$/.test(next.text)) {
      const whole = word.pause === 0 ? wholeBefore(joined) : { count: 0, text: "0" };
      joined.splice(joined.length - whole.count, whole.count);
      const start = whole.first ?? word;
      joined.push({ ...start, text: `${whole.text}.${next.text}`, end: next.end });
      index++;
      // "point one two five": without a whole number in front, the digits that follow belong to it.
      for (let more = words[index + 1]; whole.count === 0 && isMoreDigits(more); more = words[index + 1]) {
        joined.push({ ...(joined.pop() as Word), end: more.end });
        (joined.at(-1) as Word).text += more.text;
        index++;
      }
    } else if (isAndAHalf(words, index) && previous && /^\d+$/.test(previous.text)) {
      const half = words[index + 2] as Word;
      joined[joined.length - 1] = { ...previous, text: `${previous.text}.5`, end: half.end };
      index += 2;
    } else if (word.text === "half" && next) {
      const article = next.text === "a" || next.text === "an" ? 1 : 0;
      const unit = words[index + 1 + article];
      if (unit && measure.test(unit.text)) {
        joined.push({ ...word, text: "0.5" });
        index += article;
      } else joined.push(word);
    } else joined.push(word);
  }
  return joined;
}

function isMoreDigits(word: Word | undefined): word is Word {
  return word !== undefined && word.pause === 0 && /^\d{1,2}$/.test(word.text);
}

/** "one oh one point eight" is 101.8; any other decimal takes the one group before "point". */
function wholeBefore(joined: Word[]): { text: string; count: number; first?: Word } {
  const last = joined.slice(-3);
  const isHundredAndSome =
    last.length === 3 && last[0]?.text === "1" && last[1]?.text === "0" && /^\d$/.test(last[2]?.text ?? "");
  if (isHundredAndSome && last[1]?.pause === 0 && last[2]?.pause === 0)
    return { text: last.map((word) => word.text).join(""), count: 3, first: last[0] };
  const previous = joined.at(-1);
  if (previous && /^\d+$/.test(previous.text)) return { text: previous.text, count: 1, first: previous };
  return { text: "0", count: 0 };
}

function isAndAHalf(words: Word[], index: number): boolean {
  return words[index]?.text === "and" && words[index + 1]?.text === "a" && words[index + 2]?.text === "half";
}

function joinPairs(words: Word[], join: (left: Word, right: Word) => string | undefined): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const previous = joined.at(-1);
    const text = previous && word.pause === 0 ? join(previous, word) : undefined;
    if (previous && text !== undefined) joined[joined.length - 1] = { ...previous, text, end: word.end };
    else joined.push(word);
  }
  return joined;
}
