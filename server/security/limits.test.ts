import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { createLimitMetrics } from "./limit-metrics.ts";
import { limits } from "./limits.ts";
import { limitsPage } from "./limits-page.ts";

test("the page of limits says what the code holds to", async () => {
  await expect(limitsPage()).toMatchFileSnapshot("../../docs/limits.md");
});

test("every limit is among the figures, with how often it was reached", async () => {
  const registry = new Registry();
  createLimitMetrics(registry)("rejoins");
  const text = await registry.metrics();
  for (const [name, { value }] of Object.entries(limits))
    expect(text).toMatch(new RegExp(`^tendwell_limit\\{limit="${name}",per="\\w+",unit="\\w+"\\} ${value}$`, "m"));
  expect(text).toContain('tendwell_limit_reached_total{limit="rejoins"} 1');
});
