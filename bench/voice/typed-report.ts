import { createConverse } from "../../assistant/converse/create-converse.ts";
import { readApart } from "../../assistant/converse/read-apart.ts";
import { judge } from "../../assistant/policy/judge.ts";
import type { Setting } from "../../contracts/report.ts";
import { createMind } from "../../server/calls/create-mind.ts";
import { openPerceive } from "../../server/understanding/open-perceive.ts";

/** What every caller's clock shows. */
export const wallTime = "2026-11-15T22:10";

const perceive = await openPerceive();
const mind = createMind({
  read: (text, heard) => readApart(perceive, text, heard),
  converse: createConverse(judge),
  failed: (error) => console.error(error),
});

/** The report of the same words typed, which nobody can hear wrongly. */
export async function typedReport(setting: Setting, ...texts: string[]): Promise<unknown> {
  const typed = mind.begin({ id: "typed", now: new Date(`${wallTime}Z`), setting, wallTime });
  for (const text of texts) await typed.hear({ text, by: "typing" });
  return typed.findings().reports[0];
}
