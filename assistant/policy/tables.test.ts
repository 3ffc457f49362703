import { describe, expect, test } from "vitest";
import { care as en } from "../../content/en/care.ts";
import { care as es } from "../../content/es/care.ts";
import { signs } from "../../contracts/facts.ts";
import { actionCodes, type ReasonCode, reasonsByPriority, settings } from "../../contracts/report.ts";
import { judge } from "./judge.ts";
import type { Judgement } from "./judgement.ts";
import { clockRows } from "./tables/clocks.ts";
import { emergencyRows } from "./tables/emergencies.ts";
import { kindRows } from "./tables/kinds.ts";
import { merpRows } from "./tables/ncc-merp.ts";
import { questionRows } from "./tables/questions.ts";
import { reasonRows } from "./tables/reasons.ts";
import { warningReasons } from "./tables/reasons-body.ts";
import { routineReasons } from "./tables/reasons-skin.ts";
import { isFor } from "./tables/row.ts";
import { sources } from "./tables/sources.ts";
import { stepRows } from "./tables/steps.ts";
import { type Example, otherExamples, reasonExamples } from "./testing/examples.ts";
import { factsOf } from "./testing/facts-of.ts";

const now = "2026-11-16T10:00";
const reasons = [...reasonRows, ...warningReasons, ...routineReasons];
const ruled = [...reasons, ...stepRows, ...clockRows, ...emergencyRows];

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
  test.each(reasons.map((row) => [row.id, row.code, row.says ?? row.code] as const))(
    "%s %s",
    (id, code, says) => {
      const reason = judged(exampleOf(id)).reasons.find((found) => found.row === id);
      expect(reason?.code).toBe(code);
      expect(reason?.text).toBe(en.reasons[says]);
    },
  );
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

test("no two rows share a name, and every example belongs to a row", () => {
  const ids = [...ruled, ...kindRows, ...merpRows, ...questionRows].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys({ ...reasonExamples, ...otherExamples }).filter((id) => !ids.includes(id))).toEqual([]);
});

test("every reason and every step the contract names has a row", () => {
  const codes: readonly ReasonCode[] = Object.values(reasonsByPriority).flat();
  expect(codes.filter((code) => !reasons.some((row) => row.code === code))).toEqual([]);
  expect(actionCodes.filter((code) => !stepRows.some((row) => row.code === code))).toEqual([]);
  expect(signs.filter((sign) => !emergencyRows.some((row) => row.sign === sign))).toEqual([]);
});

test("every row has its sentence in both languages, and no sentence is left over", () => {
  const codes: string[] = [
    ...Object.values(reasonsByPriority).flat(),
    ...reasons.flatMap(({ says }) => says ?? []),
  ];
  for (const care of [en, es]) {
    expect(Object.keys(care.reasons).sort()).toEqual([...new Set(codes)].sort());
    expect(Object.keys(care.clocks).sort()).toEqual(clockRows.map(({ says }) => says).sort());
    expect(Object.keys(care.emergencies).sort()).toEqual([...signs].sort());
    const keys = new Set<string>(stepRows.map((row) => row.says ?? row.code));
    const spoken = Object.keys(care.steps).map((key) => key.split(".")[0]);
    expect([...new Set(spoken)].sort()).toEqual([...keys].sort());
  }
});

test("a sentence for one setting belongs to a step of that setting", () => {
  const lost = Object.keys(en.steps)
    .map((key) => key.split("."))
    .filter(([says, setting]) => {
      const place = settings.find((name) => name === setting);
      return place && !stepRows.some((row) => (row.says ?? row.code) === says && isFor(row, place));
    });
  expect(lost).toEqual([]);
});

test("a law has a published source with a paragraph; a clock is law and holds in nursing homes only", () => {
  for (const row of ruled.filter(({ kind }) => kind === "law")) {
    expect(row.source.paragraph, row.id).toBeTruthy();
    expect(sources[row.source.source].href, row.id).toMatch(/^https:/);
  }
  for (const row of clockRows) expect([row.kind, row.settings], row.id).toEqual(["law", ["nursing_home"]]);
});

test("every source is dated", () => {
  for (const [id, { dated }] of Object.entries(sources)) expect(dated, id).toMatch(/\d{4}|in service/);
});

test("a federal rule is cited in no other setting", () => {
  for (const setting of settings.filter((name) => name !== "nursing_home"))
    for (const example of Object.values(reasonExamples)) {
      const { steps, clocks } = judge(factsOf(example), { now, setting });
      expect(steps.filter(({ cite }) => cite)).toEqual([]);
      expect(clocks).toEqual([]);
    }
});
