import { expect, test } from "vitest";
import { priorities } from "../../contracts/report.ts";
import { judge } from "./judge.ts";
import { devItems, factsOfItem } from "./testing/dev-facts.ts";

const judged = devItems.map((item) => {
  const { now, setting } = item.context;
  return { item, judgement: judge(factsOfItem(item), { now, setting }) };
});

test("labelled facts get their labelled priority, and no critical one is rated lower", () => {
  const wrong = judged.filter(({ item, judgement }) => judgement.priority !== item.expected.priority);
  const rank = (priority: (typeof priorities)[number]) => priorities.indexOf(priority);
  const lower = wrong.filter(({ item, judgement }) => rank(judgement.priority) > rank(item.expected.priority));

  expect(lower.map(({ item }) => item.id)).toEqual([]);
  expect(wrong.map(({ item, judgement }) => [item.id, judgement.priority])).toHaveLength(0);
});

test("the steps that must follow do follow", () => {
  const musts = judged.flatMap(({ item, judgement }) =>
    item.expected.actionsMust.map((code) => ({
      name: `${item.id} ${code}`,
      met: judgement.steps.some((step) => step.code === code),
    })),
  );
  const missed = musts.filter(({ met }) => !met).map(({ name }) => name);

  expect(1 - missed.length / musts.length, missed.join(", ")).toBeGreaterThanOrEqual(0.95);
});

test("the first question is one of those a nurse would ask", () => {
  const wrong = judged.flatMap(({ item, judgement }) => {
    const [first] = judgement.questions;
    const path = first === "told" ? `notifications.${judgement.untold[0]}` : first;
    const { askNext } = item.expected;
    const fits = askNext.length === 0 ? path === undefined : askNext.includes(path ?? "");
    return fits ? [] : [`${item.id}: ${path} instead of ${askNext.join(" or ")}`];
  });

  // A nurse tells D39 herself, and nothing of what is read says so.
  expect(wrong).toEqual(["D39: notifications.charge_nurse instead of notifications.physician"]);
});

test("the labelled reasons are among those given, but no harm is claimed where nobody spoke of it", () => {
  const lacking = judged.flatMap(({ item, judgement }) => {
    const codes: string[] = judgement.reasons.map(({ code }) => code);
    return item.expected.priorityReasons.filter((code) => !codes.includes(code)).map((code) => `${item.id} ${code}`);
  });

  expect(lacking).toEqual(["D10 no_harm"]);
});
