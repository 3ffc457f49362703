import { describe, expect, test } from "vitest";
import { judge } from "../policy/judge.ts";
import { fakeJudge } from "./testing/fake-judge.ts";
import { playConversation, transcriptOf } from "./testing/play-conversation.ts";
import { atTheReadBack } from "./testing/scripts/at-the-read-back.ts";
import { corrections } from "./testing/scripts/corrections.ts";
import { emergencies } from "./testing/scripts/emergencies.ts";
import { everyday } from "./testing/scripts/everyday.ts";
import { questionsBack } from "./testing/scripts/questions-back.ts";
import { rules } from "./testing/scripts/rules.ts";
import { secondReports } from "./testing/scripts/second-reports.ts";
import { visitors } from "./testing/scripts/visitors.ts";

/** Those of care follow its rules; the others have a judge of few rules, so that only the talking is tested. */
const sets = [
  { name: "visitors", set: visitors, judge },
  { name: "rules", set: rules, judge },
  { name: "emergencies", set: emergencies, judge },
  { name: "corrections", set: corrections, judge: fakeJudge },
  { name: "at-the-read-back", set: atTheReadBack, judge: fakeJudge },
  { name: "questions-back", set: questionsBack, judge: fakeJudge },
  { name: "everyday", set: everyday, judge: fakeJudge },
  { name: "second-reports", set: secondReports, judge: fakeJudge },
];
const scripts = sets.flatMap(({ set, judge }) => set.map((script) => ({ ...script, judge })));

/** Each text holds the conversations as they should go, to be read like a play. */
test.each(sets)("every sentence and value of the $name is as written down", async ({ name, set, judge }) => {
  const plays = set.map(
    (script) => `# ${script.name}\n${transcriptOf(playConversation(judge, script.moves, script.around))}`,
  );
  await expect(plays.join("\n")).toMatchFileSnapshot(`./testing/scripts/${name}.txt`);
});

describe.each(scripts)("$name", ({ moves, around, judge }) => {
  const { lines, state } = playConversation(judge, moves, around);
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
