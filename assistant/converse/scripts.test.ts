import { describe, expect, test } from "vitest";
import { fakeJudge } from "./testing/fake-judge.ts";
import { playConversation, transcriptOf } from "./testing/play-conversation.ts";
import { corrections } from "./testing/scripts/corrections.ts";
import { emergencies } from "./testing/scripts/emergencies.ts";
import { everyday } from "./testing/scripts/everyday.ts";
import { questionsBack } from "./testing/scripts/questions-back.ts";
import { visitors } from "./testing/scripts/visitors.ts";

const sets = { visitors, corrections, "questions-back": questionsBack, emergencies, everyday };
const scripts = Object.values(sets).flat();

/** Each file holds the conversations as they should go, to be read like a play. */
test.each(Object.entries(sets))(
  "every sentence and value of the %s is as written down",
  async (name, set) => {
    const text = set
      .map(
        (script) =>
          `# ${script.name}\n${transcriptOf(playConversation(fakeJudge, script.moves, script.around))}`,
      )
      .join("\n");
    await expect(text).toMatchFileSnapshot(`./testing/scripts/${name}.txt`);
  },
);

describe.each(scripts)("$name", ({ moves, around }) => {
  const { lines, state } = playConversation(fakeJudge, moves, around);
  const said = lines.filter((line) => line.startsWith("assistant: "));

  test("nothing is said the same way twice in a row", () => {
    expect(said.filter((line, index) => line === said[index - 1])).toEqual([]);
  });

  test("no blank is left open and nobody is called by the wrong words", () => {
    expect(
      said.filter((line) => /[{}]|undefined|the resident's|\.\.| {2}|\bthey (is|was|has|does)\b/.test(line)),
    ).toEqual([]);
  });

  test("at most five questions are asked about an incident", () => {
    expect(state.incidents.every(({ asked }) => asked.length <= 5)).toBe(true);
  });
});

test("there are at least forty whole conversations", () => {
  expect(scripts.length).toBeGreaterThanOrEqual(40);
});
