import { expect, test } from "vitest";
import { capped, mostWords, readLong, windows } from "./read-long.ts";
import type { Read } from "./reading.ts";
import { readingOf } from "./testing/reading-of.ts";
import { wordsOf } from "./words.ts";

const sentence = "Nothing at all happened on this floor today. ";
const told = "Rosa slipped. ";

/** Marks each "Rosa" it is shown, and only then takes the text for a fall. */
const read: Read = async (text) => {
  const { reading } = readingOf(text, { kind: text.includes("Rosa") ? "fall" : "none" });
  const spans = [...text.matchAll(/Rosa/g)].map(({ index }) => ({
    path: "resident.name",
    start: index,
    end: index + 4,
    certainty: 0.9,
  }));
  return { ...reading, spans };
};

test("a short text is read at once, with its question", async () => {
  const seen: (string | undefined)[] = [];
  await readLong(
    async (text, beside) => {
      seen.push(beside?.question);
      return read(text);
    },
    "yes",
    wordsOf("yes"),
    { question: "Did she fall?" },
  );
  expect(seen).toEqual(["Did she fall?"]);
});

test("a long text is read in windows and comes back as one reading", async () => {
  const text = sentence.repeat(40) + told + sentence.repeat(40);
  const reading = await readLong(read, text, wordsOf(text));
  expect(reading.spans.map(({ start, end }) => text.slice(start, end))).toEqual(["Rosa"]);
  expect(reading.kind.none).toBeLessThan(reading.kind.fall);
  expect(Object.values(reading.kind).reduce((sum, value) => sum + value)).toBeCloseTo(1);
});

test("every word is in a window, windows end at sentences and their number grows with the text", () => {
  for (const text of [sentence.repeat(500), "word ".repeat(3_000)]) {
    const cuts = windows(wordsOf(text), text.length);
    expect(cuts[0]?.start).toBe(0);
    expect(cuts.at(-1)?.end).toBe(text.length);
    for (const [index, cut] of cuts.entries()) {
      expect(wordsOf(text.slice(cut.start, cut.end)).length).toBeLessThanOrEqual(180);
      if (index > 0) expect(cut.start).toBeLessThan(cuts[index - 1]?.end ?? 0);
    }
    expect(cuts.length).toBeLessThan(wordsOf(text).length / 80);
  }
});

test("no more is read than anybody speaks", () => {
  const text = "word ".repeat(mostWords + 500);
  expect(wordsOf(capped(text)).length).toBe(mostWords);
});
