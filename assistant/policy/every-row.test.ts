import { describe, expect, test } from "vitest";
import { clockRows } from "../../care/clocks.ts";
import { emergencyRows } from "../../care/emergencies.ts";
import { kindRows } from "../../care/kinds.ts";
import { merpRows } from "../../care/ncc-merp.ts";
import { questionRows } from "../../care/questions.ts";
import { reasonRows } from "../../care/reasons.ts";
import { warningReasons } from "../../care/reasons-body.ts";
import { routineReasons } from "../../care/reasons-skin.ts";
import { stepRows } from "../../care/steps.ts";
import { care as en } from "../../content/en/care.ts";
import { settings } from "../../contracts/report.ts";
import { judge } from "./judge.ts";
import type { Judgement } from "./judgement.ts";
import { type Example, otherExamples, reasonExamples } from "./testing/examples.ts";
import { factsOf } from "./testing/facts-of.ts";

const now = "2026-11-16T10:00";
const reasons = [...reasonRows, ...warningReasons, ...routineReasons];

function judged(example: Example): Judgement {
  if (typeof example === "string") return judged(exampleOf(example));
  if (Array.isArray(example)) {
    const [name, setting] = example as readonly [string, (typeof settings)[number]];
    return judge(factsOf(reasonExamples[name] ?? {}), { now, setting });
  }
  if ("facts" in example)
    return judge(factsOf(example.facts), { now, setting: "nursing_home", danger: example.danger });
  return judge(factsOf(example as Parameters<typeof factsOf>[0]), { now, setting: "nursing_home" });
}

function exampleOf(id: string): Example {
  const example = reasonExamples[id] ?? otherExamples[id];
  if (!example) throw new Error(`${id} has no example`);
  return example;
}

describe("every row fires on its example", () => {
  test.each(reasons.map((row) => [row.id, row.code, row.says ?? row.code] as const))("%s %s", (id, code, says) => {
    const reason = judged(exampleOf(id)).reasons.find((found) => found.row === id);
    expect(reason?.code).toBe(code);
    expect(reason?.text).toBe(en.reasons[says]);
  });
  test.each(stepRows.map(({ id, code }) => [id, code]))("%s %s", (id, code) => {
    expect(judged(exampleOf(id)).steps.find((step) => step.row === id)?.code).toBe(code);
  });
  test.each(clockRows.map(({ id, limit }) => [id, limit]))("%s %s", (id, limit) => {
    expect(judged(exampleOf(id)).clocks.find((clock) => clock.row === id)?.limit).toBe(limit);
  });
  test.each(emergencyRows.map(({ id, sign }) => [id, sign]))("%s %s", (id, sign) => {
    const { emergency } = judged(exampleOf(id));
    expect([emergency?.row, emergency?.sign]).toEqual([id, sign]);
  });
  test.each(kindRows.map(({ id, kind }) => [id, kind]))("%s %s", (id, kind) => {
    expect(judged(exampleOf(id)).kind).toBe(kind);
  });
  test.each(merpRows.map(({ id, letter }) => [id, letter]))("%s %s", (id, letter) => {
    expect(judged(exampleOf(id)).nccMerp).toEqual({ letter, row: id, meaning: en.nccMerp[letter] });
  });
  test.each(questionRows.map(({ id, path }) => [id, path]))("%s %s", (id, path) => {
    expect(judged(exampleOf(id)).questions).toContain(path);
  });
});

test("every example belongs to a row", () => {
  const rows = [...reasons, ...stepRows, ...clockRows, ...emergencyRows, ...kindRows, ...merpRows, ...questionRows];
  const ids = rows.map(({ id }) => id);
  expect(Object.keys({ ...reasonExamples, ...otherExamples }).filter((id) => !ids.includes(id))).toEqual([]);
});

test("a federal rule is cited in no other setting", () => {
  for (const setting of settings.filter((name) => name !== "nursing_home"))
    for (const example of Object.values(reasonExamples)) {
      const { steps, clocks } = judge(factsOf(example), { now, setting });
      expect(steps.filter(({ cite }) => cite)).toEqual([]);
      expect(clocks).toEqual([]);
    }
});
