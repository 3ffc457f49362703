import { expect, test } from "vitest";
import { findAnswer } from "./nearest-answer.ts";
import type { Read } from "./reading.ts";

const answers = {
  type: { asks: ["can I type instead"] },
  tell: { asks: ["who do I tell"] },
  boss: { asks: ["my boss did it"] },
};
/** Each meaning points where its words are counted. */
const words = ["type", "tell", "boss", "microphone", "broken"];
const meaningOf = (text: string) => {
  const counts = words.map((word) => (text.includes(word) ? 1 : 0));
  const length = Math.hypot(...counts) || 1;
  return Float32Array.from(counts, (count) => count / length);
};
const read = (async (text: string) => ({ meaning: meaningOf(text) })) as unknown as Read;
const answerTo = (question: string) => findAnswer(read, answers)(question, meaningOf(question));

test("a question finds the answer whose phrasing means the same, and none where nothing comes near", async () => {
  expect(await answerTo("may I type")).toBe("type");
  expect(await answerTo("is the microphone broken")).toBeUndefined();
});

test("a clause that asks it counts for the whole question", async () => {
  expect(await answerTo("the microphone is broken I think, can I type it then?")).toBe("type");
});
