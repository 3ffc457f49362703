import type { Range, Word } from "../words.ts";

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";
const values = new Map<string, number>([
  ...small.split(" ").map((word, index): [string, number] => [word, index]),
  ...tens.split(" ").map((word, index): [string, number] => [word, index * 10 + 20]),
  ["fourty", 40],
]);
const fractions: Record<string, number> = { "1 2": 0.5, "1 4": 0.25, "3 4": 0.75, "1 3": 0.3, "1 8": 0.125 };

/**
 * Turns number words into groups of digits and leaves the groups apart: "two fourteen" becomes "2 14". What
 * the groups mean (a room, a clock, a pressure) is for the grammar that reads them, so that numbers heard as
 * words and as digits take the same way.
 */
export function withNumbers(words: readonly Word[]): Word[] {
  return joinDecimals(joinHundreds(joinTens(words.map(digits))));
}

function digits(word: Word, index: number, words: readonly Word[]): Word {
  const value = values.get(word.text);
  if (value !== undefined) return { ...word, text: String(value) };
  if (word.text === "oh" || word.text === "o") {
    const besideNumber = [words[index - 1], words[index + 1]].some((other) => other && isNumberWord(other));
    if (besideNumber) return { ...word, text: "0" };
  }
  if (word.text === "couple") return { ...word, text: "2" };
  if (word.text === "dozen") return { ...word, text: "12" };
  return word;
}

function isNumberWord({ text }: Word): boolean {
  return values.has(text) || isNumber(text);
}

export function isNumber(text: string | undefined): text is string {
  return text !== undefined && /^\d+(\.\d+)?$/.test(text);
}

/** "twenty" and "seven" are one group; "seven" and "twenty" are two. */
function joinTens(words: Word[]): Word[] {
  return joined(words, (done, word) => {
    const left = done.at(-1);
    const fits = left && word.pause === 0 && wasSpoken(left) && wasSpoken(word);
    if (!fits || !/^[2-9]0$/.test(left.text) || !/^[1-9]$/.test(word.text)) return false;
    done[done.length - 1] = { ...left, text: String(Number(left.text) + Number(word.text)), end: word.end };
    return true;
  });
}

/** "a hundred and four", "five thousand". "two hundred" stays "200" also where it is a clock. */
function joinHundreds(words: Word[]): Word[] {
  return joined(words, (done, word) => {
    const last = done.at(-1);
    if (!last || word.pause > 0) return false;
    const times = { hundred: 100, thousand: 1000 }[word.text];
    if (times) {
      const count = last.text === "a" ? 1 : /^\d{1,2}$/.test(last.text) ? Number(last.text) : 0;
      if (count === 0) return false;
      done[done.length - 1] = { ...last, text: String(count * times), end: word.end };
      return true;
    }
    const skipped = last.text === "and" ? 1 : 0;
    const hundred = done.at(-1 - skipped);
    const goesOn = hundred && /^\d+00$/.test(hundred.text) && wasSpoken(hundred);
    if (!goesOn || !/^[1-9]\d?$/.test(word.text)) return false;
    const sum = { ...hundred, text: String(Number(hundred.text) + Number(word.text)), end: word.end };
    done.splice(done.length - 1 - skipped, 1 + skipped, sum);
    return true;
  });
}

/** "four point five", "one oh one point eight", "point one two five", "two and a half", "1 1/2". */
function joinDecimals(words: Word[]): Word[] {
  const done: Word[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word;
    const next = words.slice(index + 1, index + 4).map((other) => other.text);
    const previous = done.at(-1);
    const half = word.text === "and" && /^(a )?half\b/.test(next.join(" "));
    if (word.text === "point" && /^\d+$/.test(next[0] ?? "")) {
      const whole = word.pause === 0 ? wholeBefore(done) : { count: 0, text: "0" };
      const first = done[done.length - whole.count] ?? word;
      done.splice(done.length - whole.count, whole.count);
      let fraction = "";
      const mostGroups = whole.count === 0 ? 4 : 2;
      for (let more = words[index + 1]; more && fraction.length < mostGroups; more = words[index + 1]) {
        if (!/^\d{1,3}$/.test(more.text) || (fraction && (more.pause > 0 || !/^\d$/.test(more.text)))) break;
        fraction += more.text;
        index++;
      }
      done.push({ ...first, text: `${whole.text}.${fraction}`, end: words[index]?.end ?? word.end });
    } else if (half && previous && /^\d+$/.test(previous.text)) {
      index += next[0] === "a" ? 2 : 1;
      done[done.length - 1] = { ...previous, text: `${previous.text}.5`, end: words[index]?.end ?? word.end };
    } else if (next[0] === "over" && fractions[`${word.text} ${next[1]}`] !== undefined) {
      const part = fractions[`${word.text} ${next[1]}`] as number;
      const end = words[index + 2]?.end ?? word.end;
      const isMixed = previous && word.pause === 0 && /^\d$/.test(previous.text);
      if (isMixed) done[done.length - 1] = { ...previous, text: String(Number(previous.text) + part), end };
      else done.push({ ...word, text: String(part), end });
      index += 2;
    } else done.push(word);
  }
  return done;
}

/** "one oh one point eight" is 101.8; any other decimal takes the one group before "point". */
function wholeBefore(done: Word[]): { text: string; count: number } {
  const [a, b, c] = done.slice(-3);
  if (a?.text === "1" && b?.text === "0" && /^\d$/.test(c?.text ?? "") && b.pause === 0 && c?.pause === 0)
    return { text: `10${c?.text}`, count: 3 };
  const previous = done.at(-1);
  return previous && /^\d+$/.test(previous.text) ? { text: previous.text, count: 1 } : { text: "0", count: 0 };
}

/** A number that was spoken is longer than its digits. */
function wasSpoken({ text, start, end }: Word): boolean {
  return end - start > text.length;
}

function joined(words: Word[], takes: (done: Word[], word: Word) => boolean): Word[] {
  const done: Word[] = [];
  for (const word of words) if (!takes(done, word)) done.push(word);
  return done;
}

type Quantity = Range & { value: number };

/** A number as people say it: "1 18" is 118, "1 0 8" is 108, "88" is 88. */
export function quantityAt(words: readonly Word[], at: number): Quantity | undefined {
  const text = words[at]?.text;
  if (!isNumber(text)) return undefined;
  const [second, third] = follows(words, at);
  if (/^[1-9]$/.test(text) && second === "0" && /^\d$/.test(third ?? ""))
    return { from: at, to: at + 3, value: Number(text + second + third) };
  if (/^[1-9]$/.test(text) && /^[1-9]\d$/.test(second ?? ""))
    return { from: at, to: at + 2, value: Number(text + second) };
  return { from: at, to: at + 1, value: Number(text) };
}

/** The texts of the two words that follow, as far as in the same breath. */
export function follows(words: readonly Word[], at: number): (string | undefined)[] {
  const texts: (string | undefined)[] = [];
  for (let index = at + 1; index <= at + 2 && words[index]?.pause === 0; index++) texts.push(words[index]?.text);
  return texts;
}

/** The first number within a range. */
export function firstQuantity(words: readonly Word[], { from, to }: Range): Quantity | undefined {
  for (let at = from; at < to; at++) {
    const quantity = quantityAt(words, at);
    if (quantity) return quantity;
  }
  return undefined;
}
