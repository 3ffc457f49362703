import { expect, test } from "vitest";
import { care as en } from "../content/en/care.ts";
import { care as es } from "../content/es/care.ts";
import { signs } from "../contracts/facts.ts";
import { actionCodes, type ReasonCode, reasonsByPriority, settings } from "../contracts/report.ts";
import { clockRows } from "./clocks.ts";
import { emergencyRows } from "./emergencies.ts";
import { kindRows } from "./kinds.ts";
import { merpRows } from "./ncc-merp.ts";
import { questionRows } from "./questions.ts";
import { reasonRows } from "./reasons.ts";
import { warningReasons } from "./reasons-body.ts";
import { routineReasons } from "./reasons-skin.ts";
import { sources } from "./sources.ts";
import { stepRows } from "./steps.ts";

const reasons = [...reasonRows, ...warningReasons, ...routineReasons];
const ruled = [...reasons, ...stepRows, ...clockRows, ...emergencyRows];

test("no two rows share a name", () => {
  const ids = [...ruled, ...kindRows, ...merpRows, ...questionRows].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every reason and every step the contract names has a row", () => {
  const codes: readonly ReasonCode[] = Object.values(reasonsByPriority).flat();
  expect(codes.filter((code) => !reasons.some((row) => row.code === code))).toEqual([]);
  expect(actionCodes.filter((code) => !stepRows.some((row) => row.code === code))).toEqual([]);
  expect(signs.filter((sign) => !emergencyRows.some((row) => row.sign === sign))).toEqual([]);
});

test("every row has its sentence in both languages, and no sentence is left over", () => {
  const codes: string[] = [...Object.values(reasonsByPriority).flat(), ...reasons.flatMap(({ says }) => says ?? [])];
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
      return (
        place && !stepRows.some((row) => (row.says ?? row.code) === says && (row.settings ?? settings).includes(place))
      );
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
