import { describe, expect, test } from "vitest";
import { conversation } from "./en/conversation.ts";

const questions = Object.entries(conversation.questions);
const answers = Object.entries(conversation.answers);

describe("what is asked", () => {
  test.each(questions)("%s has three short wordings, all different", (_, { ask, slow }) => {
    const wordings = [...ask, slow];

    expect(new Set(ask).size).toBe(3);
    expect(wordings.filter((text) => text.split(" ").length > 12)).toEqual([]);
    expect(wordings.filter((text) => !/[?]$/.test(text) && !text.includes("?"))).toEqual([]);
  });
});

describe("what is answered", () => {
  test.each(answers)("%s in a few sentences", (_, say) => {
    expect(say.length).toBeLessThanOrEqual(240);
  });
});

test("what can be said twice in a row has at least two wordings", () => {
  const lists = Object.entries(conversation).filter(
    ([name, value]) =>
      Array.isArray(value) && !["scratchThat", "plainNo", "plainYes", "smallTalk", "theOther"].includes(name),
  );

  expect(lists.length).toBeGreaterThan(15);
  expect(lists.filter(([, value]) => (value as readonly string[]).length < 2)).toEqual([]);
});

test("nobody is spoken of by the same name twice in a sentence", () => {
  const texts = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value as object).flatMap(texts);
  const { answers: _, ...said } = conversation;
  const isClumsy = (text: string) => /the resident's|\bresident\b.*\bresident\b|\{who\}.*\{who\}/i.test(text);

  expect(texts(said).filter(isClumsy)).toEqual([]);
});
