import { describe, expect, test } from "vitest";
import { clockRows } from "../../care/clocks.ts";
import { words } from "../../content/words.ts";
import { languages } from "../../contracts/paths.ts";
import { categories } from "../../contracts/report.ts";
import { clocksOf, crosswalkOf, stepsOf } from "./care-tables.ts";

describe.each(languages)("the tables of care in %s", (language) => {
  const { howItWorks } = words[language];

  test("every incident of the crosswalk has its words, and every tag its meaning", () => {
    const rows = crosswalkOf(howItWorks.crosswalk);
    expect(rows.filter(({ incident, facts }) => incident === "" || facts === "")).toEqual([]);
    expect(rows.flatMap(({ tags }) => tags).filter(({ meaning }) => meaning === "")).toEqual([]);
    expect(rows.map(({ id }) => id).sort()).toEqual(howItWorks.crosswalk.rows.map(({ id }) => id).sort());
  });

  test("every source of the crosswalk stands in the list", () => {
    const listed: string[] = howItWorks.sources.map(({ id }) => id);
    const used: string[] = crosswalkOf(howItWorks.crosswalk).flatMap(({ sources }) => [...sources]);
    expect(used.filter((id) => !listed.includes(id))).toEqual([]);
  });

  test("the page shows every clock the assistant counts", () => {
    expect(clocksOf(language).map(({ rule }) => rule)).toHaveLength(clockRows.length);
  });

  test("each kind shows its steps in all four settings", () => {
    const kinds = stepsOf(language);
    expect(kinds.map(({ id }) => id)).toEqual([...categories]);
    for (const { rows } of kinds)
      for (const column of [0, 1, 2, 3]) expect(rows.some(({ cells }) => cells[column] !== "–")).toBe(true);
  });
});
