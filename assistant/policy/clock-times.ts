import type { Facts } from "../../contracts/facts.ts";
import type { Clock, ClockLimit } from "../../contracts/report.ts";

type Moment = Clock["from"];
const hours: Partial<Record<ClockLimit, number>> = { "2h": 2, "24h": 24 };

/** When staff learned of it: when it was reported, else found, else when it happened, else now. */
export function learnedAt(facts: Facts, now: string): Moment {
  return (
    momentOf(facts, "reported", now) ??
    momentOf(facts, "found", now) ??
    momentOf(facts, "found", now, "elopement.noticedMissing") ??
    momentOf(facts, "occurred", now) ?? { at: now.slice(0, 16), known: "now" }
  );
}

/** When it happened, for the one clock that the law counts from the incident. */
export function happenedAt(facts: Facts, now: string): Moment {
  return momentOf(facts, "occurred", now) ?? learnedAt(facts, now);
}

type Known = "reported" | "found" | "occurred";

function momentOf(
  facts: Facts,
  known: Known,
  now: string,
  name: Known | "elopement.noticedMissing" = known,
): Moment | undefined {
  const at = momentFrom(facts[`${name}.date`]?.value, facts[`${name}.time`]?.value, now);
  return at ? { at, known } : undefined;
}

/** A time without a date is the last such time; a day without a time counts from its beginning, to be safe. */
function momentFrom(date: string | undefined, time: string | undefined, now: string): string | undefined {
  if (!time) return date && date < now.slice(0, 10) ? `${date}T00:00` : undefined;
  if (date) return `${date}T${time}`;
  const today = `${now.slice(0, 10)}T${time}`;
  return today <= now.slice(0, 16) ? today : addHours(today, -24);
}

/** None where the law says immediately; the date alone for working days. Holidays are not known here. */
export function dueAt(limit: ClockLimit, from: string): string | undefined {
  const length = hours[limit];
  if (length) return addHours(from, length);
  return limit === "5wd" ? addWorkingDays(from, 5).slice(0, 10) : undefined;
}

/** Local time in, local time out: no zone is known here, and none is guessed. */
function addHours(local: string, length: number): string {
  const moment = new Date(`${local.slice(0, 16)}:00Z`);
  moment.setUTCHours(moment.getUTCHours() + length);
  return moment.toISOString().slice(0, 16);
}

function addWorkingDays(local: string, days: number): string {
  let at = local;
  for (let left = days; left > 0; ) {
    at = addHours(at, 24);
    const weekday = new Date(`${at}:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}
