import { describe, expect, test } from "vitest";
import { reasonsByPriority } from "../../contracts/report.ts";
import { alarmProbes } from "../testing/alarm-probes.ts";
import { hurriedProbes } from "../testing/hurried-probes.ts";
import { layWordProbes } from "../testing/lay-word-probes.ts";
import { moreProbes } from "../testing/more-probes.ts";
import { probes } from "../testing/probes.ts";
import { terseProbes } from "../testing/terse-probes.ts";
import { variants } from "../testing/variants.ts";
import { understand } from "./understand.ts";

const circumstances = { now: "2025-05-06T12:00", setting: "nursing_home" as const };

describe.each(["as written", "no punctuation"] as const)("%s", (variant) => {
  test.each([...probes, ...moreProbes, ...terseProbes, ...alarmProbes, ...hurriedProbes, ...layWordProbes])(
    "$priority $category: $said",
    ({ said, category, priority }) => {
      const report = understand(variants[variant](said), circumstances);
      if (category) expect(report.category.value).toBe(category);
      expect([priority].flat()).toContain(report.priority.value);
    },
  );
});

test("the priority is that of its worst reason, and the reason is told in words with evidence", () => {
  const report = understand("Mr. B fell and hit his head, he takes Eliquis", circumstances);
  expect(report.priority.value).toBe("critical");
  expect(reasonsByPriority.critical).toContain(report.priorityReasons[0]);
  expect(report.reasons[0]?.text).toBeTruthy();
  expect(report.reasons[0]?.evidence.map(({ quote }) => quote)).toContain("Eliquis");
});

test("aspirin alone is no bleeding risk, and a stopped thinner is none either", () => {
  expect(
    understand("Mr. B fell, I saw it, he hit his head, he takes a baby aspirin", circumstances).priority
      .value,
  ).toBe("high");
  expect(
    understand("Mr. B fell, I saw it, he hit his head, he used to take Coumadin", circumstances).priority
      .value,
  ).toBe("high");
});

test("too little of a dangerous medicine is high, and too much is critical", () => {
  const priorityOf = (given: string) =>
    understand(`Mrs. K was given ${given} units of Lantus instead of 28 tonight.`, circumstances).priority
      .value;

  expect(priorityOf("20")).toBe("high");
  expect(priorityOf("40")).toBe("critical");
});

test("what an allergy once did is no sign of now, and what it does now is one", () => {
  const listed = "gave Mr. V his Augmentin at eight, he's listed allergic to penicillin, throat swelling";
  const [then, now] = [
    `${listed}, way back in his forties. nothing now`,
    `${listed}. now he can't breathe`,
  ].map((said) => understand(said, circumstances));
  expect(then?.symptoms).toBeUndefined();
  expect(then?.priority.value).toBe("high");
  expect(now?.priority.value).toBe("critical");
});
