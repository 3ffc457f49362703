import { expect, test } from "vitest";
import type { IncidentReport } from "../../contracts/report.ts";
import { assistantMind } from "../calls/assistant-mind.ts";
import { mindThatReadsAgain } from "./mind-that-reads-again.ts";
import { modelReader } from "./model-reader.ts";
import { says, silent, standIn } from "./testing/model-stand-in.ts";

const circumstances = { now: new Date("2025-03-13T10:00:00Z"), setting: "nursing_home" };
const said = "Mr. K fell in the hallway at nine, I saw it. He wore his fancy moccasins.";
const slippers = says({ ...silent, fall_footwear: { value: "slippers", quote: "his fancy moccasins" } });

function beginWith(baseUrl: string, timeoutMs: number) {
  const mind = mindThatReadsAgain(assistantMind, modelReader({ baseUrl, model: "small", timeoutMs }));
  const conversation = mind.begin(circumstances);
  conversation.hear({ text: said, by: "typing" });
  return () => conversation.findings().report as IncidentReport;
}

test("the report of a call holds what the model saw, marked as its suggestion", async () => {
  const report = beginWith(await standIn(slippers), 5000);
  const rules = report();
  expect(rules.fall?.footwear).toBeUndefined();
  await expect
    .poll(() => report().fall?.footwear, { timeout: 5000 })
    .toMatchObject({
      value: "slippers",
      source: "llm",
    });
  expect(report().priority).toEqual(rules.priority);
});

test("a model that is slow changes nothing and holds nobody up", async () => {
  const report = beginWith(
    await standIn((response) => setTimeout(() => slippers(response), 900).unref()),
    60,
  );
  const rules = report();
  await new Promise((back) => setTimeout(back, 300));
  expect(report()).toEqual(rules);
});

test("what the model saw in words that were corrected since is not kept", async () => {
  const mind = mindThatReadsAgain(assistantMind, async () => [
    { path: "fall.footwear", value: "slippers", evidence: { start: 0, end: 9, quote: "something" } },
  ]);
  const conversation = mind.begin(circumstances);
  conversation.hear({ text: said, by: "typing" });
  await Promise.resolve();
  expect((conversation.findings().report as IncidentReport).fall?.footwear).toBeUndefined();
});
