import * as v from "valibot";
import { callNumbers } from "./call-numbers.ts";
import type { PageEvent } from "./conversation.ts";
import { factValues, isFactPath } from "./fact-values.ts";
import type { FactPath } from "./facts.ts";
import { settings } from "./report.ts";

const report = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50));
const path = v.pipe(
  v.string(),
  v.check(isFactPath, "There is no such field."),
  v.transform((name) => name as FactPath),
);

const shapes = v.variant("kind", [
  v.strictObject({
    kind: v.literal("typed"),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(callNumbers.maxMessageCharacters)),
  }),
  v.strictObject({ kind: v.literal("set"), report, path, value: v.unknown() }),
  v.strictObject({ kind: v.literal("cleared"), report, path }),
  v.strictObject({ kind: v.literal("confirmed"), report, path }),
  v.strictObject({ kind: v.literal("setting-chosen"), setting: v.picklist(settings) }),
  v.strictObject({
    kind: v.literal("step-done"),
    report,
    code: v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/)),
    done: v.boolean(),
  }),
  v.strictObject({ kind: v.literal("started-over") }),
  v.strictObject({ kind: v.literal("undone") }),
  v.strictObject({ kind: v.literal("ended") }),
]);

/** What a visitor did on the page, checked to the last value; a fault says what is wrong with it. */
export function readPageEvent(given: unknown): { event: PageEvent } | { fault: string } {
  const read = v.safeParse(shapes, given);
  if (!read.success) return { fault: faultOf(read.issues[0]) };
  const event = read.output;
  if (event.kind !== "set") return { event };
  const value = v.safeParse(factValues[event.path], event.value);
  if (!value.success) return { fault: `This is no value for "${event.path}": ${value.issues[0].message}` };
  return { event: { ...event, value: value.output } };
}

function faultOf(issue: v.BaseIssue<unknown>): string {
  const where = v.getDotPath(issue);
  return where ? `This is no event of a page: ${where}: ${issue.message}` : "This is no event of a page.";
}
