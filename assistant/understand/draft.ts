import type { Field, ReportPath, ReportValues } from "../../contracts/report.ts";
import { type Candidate, settle } from "./corrections.ts";
import { evidenceOf, type Reading, type Span } from "./reading.ts";

/** The report while it is being filled: one field per path, each with the words it came from. */
export type Draft = {
  reading: Reading;
  fields: Map<ReportPath, Field<unknown>>;
  /** The highest temperature of this illness: a fever that Tylenol brought down is still a fever. */
  peakTempF?: number;
  /** The lowest oxygen of this event: breath that came back with oxygen had still gone. */
  lowestSpo2?: number;
};

export function startDraft(reading: Reading): Draft {
  return { reading, fields: new Map() };
}

export function valueAt<P extends ReportPath>(draft: Draft, path: P): ReportValues[P] | undefined {
  return draft.fields.get(path)?.value as ReportValues[P] | undefined;
}

export function is<P extends ReportPath>(draft: Draft, path: P, ...values: ReportValues[P][]): boolean {
  const value = valueAt(draft, path);
  return value !== undefined && values.includes(value);
}

export function includes<P extends ReportPath>(draft: Draft, path: P, item: unknown): boolean {
  const value = valueAt(draft, path);
  return Array.isArray(value) && value.includes(item as never);
}

/** Fills a field that was heard in these words. */
export function fill<P extends ReportPath>(
  draft: Draft,
  path: P,
  value: ReportValues[P],
  ...spans: Span[]
): void {
  draft.fields.set(path, {
    value,
    evidence: spans.map((span) => evidenceOf(draft.reading, span)),
    confidence: 0.9,
    source: "rule",
  });
}

/** Fills a field from everything heard for it, minding corrections. */
export function fillSettled<P extends ReportPath>(
  draft: Draft,
  path: P,
  candidates: Candidate<ReportValues[P]>[],
): Candidate<ReportValues[P]> | undefined {
  const settled = settle(draft.reading, candidates);
  if (!settled) return undefined;
  const { winner, superseded } = settled;
  fill(draft, path, winner.value, winner);
  const field = draft.fields.get(path);
  if (field && superseded.length > 0) {
    field.superseded = superseded.map((candidate) => candidate.value);
    field.struck = superseded.map((candidate) => evidenceOf(draft.reading, candidate));
  }
  return winner;
}

/** Fills a list, each item once, each with its own words. */
export function fillList<P extends ReportPath>(
  draft: Draft,
  path: P,
  items: (Span & { value: string })[],
): void {
  const once = items.filter(
    (item, index) => items.findIndex((other) => other.value === item.value) === index,
  );
  if (once.length === 0) return;
  fill(draft, path, once.map((item) => item.value) as ReportValues[P], ...once);
}

export function evidenceAt(draft: Draft, ...paths: ReportPath[]) {
  return paths.flatMap((path) => draft.fields.get(path)?.evidence ?? []);
}
