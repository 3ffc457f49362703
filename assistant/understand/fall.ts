import type { Code } from "../../contracts/report.ts";
import { assertionOf } from "./assertion.ts";
import type { Candidate } from "./corrections.ts";
import { type Draft, fill, fillList, fillSettled, is, valueAt } from "./draft.ts";
import * as words from "./lexicons/fall.ts";
import { find, type Reading, type Span, textAfter } from "./reading.ts";
import { hear, hearAffirmed } from "./statements.ts";

export function fillWitnessed(draft: Draft): void {
  const seen = witnessOf(draft.reading);
  if (seen) fill(draft, "witnessed", seen.value, seen);
}

/** Someone saw it, unless it is said that nobody did; a person found on the floor was not seen falling. */
function witnessOf(reading: Reading): Candidate<"yes" | "no"> | undefined {
  const yes = hear(reading, words.witnessYes).filter(
    ({ meant }) => !meant.negated && !meant.doubted && !meant.past && !meant.supposed,
  );
  const no = find(reading, words.witnessNo);
  const alone = no.filter(({ text }) => !/else/.test(text));
  const onlyHeard =
    no.every(({ text }) => /heard|else/.test(text)) && !yes.every((seen) => overlaps(no, seen));
  if (yes[0] && (alone.length === 0 || onlyHeard)) return { from: yes[0].from, to: yes[0].to, value: "yes" };
  const unseen = alone[0] ?? no[0] ?? find(reading, words.foundDown)[0];
  return unseen && { from: unseen.from, to: unseen.to, value: "no" };
}

function overlaps(spans: Span[], { from, to }: Span): boolean {
  return spans.some((span) => span.from < to && from < span.to);
}

export function fillFall(draft: Draft): void {
  const { reading } = draft;
  const mechanism = firstOf(reading, words.mechanisms);
  if (mechanism) fill(draft, "fall.mechanism", mechanism.value as Code<"mechanism">, mechanism);
  const activity = firstSpoken(reading, words.activities);
  if (activity) fill(draft, "fall.activity", activity.value as Code<"activity">, activity);
  fillFootwear(draft);
  fillDevice(draft);
  fillList(draft, "fall.environment", all(reading, words.environment));
  if (is(draft, "fall.mechanism", "equipment_failure")) {
    const broke = find(
      reading,
      words.mechanisms.find(([code]) => code === "equipment_failure")?.[1] as RegExp,
    )[0];
    if (broke) fill(draft, "fall.equipmentFailure", "yes", broke);
  }
  const again = hear(reading, words.repeatFall).find(
    ({ meant }) => !meant.negated && !meant.supposed && !meant.someoneElse,
  );
  if (again) fill(draft, "fall.repeatFall", "yes", again);
  const started = hear(reading, words.neuroStarted).find(({ meant }) => !meant.negated && !meant.supposed);
  const notStarted = find(reading, words.neuroNotStarted)[0];
  if (notStarted) fill(draft, "fall.neuroChecks", "not_started", notStarted);
  else if (started) fill(draft, "fall.neuroChecks", "started", started);
  const reach = find(
    reading,
    /\bcall (?:light|bell|button)(?: was| is)? (?<no>on the floor|out of reach|not (?:in|within) reach|behind|under)|\bcall (?:light|bell|button)(?: was| is)? (?:in|within) reach/g,
  )[0];
  if (reach) fill(draft, "fall.callLightInReach", reach.groups.no ? "no" : "yes", reach);
  const alarm = find(
    reading,
    /\b(?:bed |chair |the )?alarm (?<yes>was going off|went off|was sounding|sounded|was ringing)|\balarm (?:did not (?:go off|sound|ring)|was not (?:on|working|plugged))|\bno alarm\b/g,
  )[0];
  if (alarm) fill(draft, "fall.alarm", alarm.groups.yes ? "yes" : "no", alarm);
}

function fillFootwear(draft: Draft): void {
  const { reading } = draft;
  const worn = words.footwear.flatMap(([value, pattern]) =>
    hear(reading, pattern)
      .filter(
        ({ meant, from }) =>
          (!meant.negated || value === "bare_feet") &&
          !meant.past &&
          !meant.supposed &&
          !isOnTheFloor(reading, from),
      )
      .map(({ from, to }): Candidate<Code<"footwear">> => ({ from, to, value })),
  );
  fillSettled(draft, "fall.footwear", worn);
}

/** "she was only in socks" is worn; "shoes were under the bed" is not. */
function isOnTheFloor(reading: Reading, from: number): boolean {
  return /^(?:were|was|under|by|next) (?:under|by|next|in|on the)/.test(
    textAfter(reading, { to: from + 1 }, 3),
  );
}

function fillDevice(draft: Draft): void {
  const { reading } = draft;
  const device = firstOf(reading, words.devices, true);
  if (!device) return;
  fill(draft, "fall.assistiveDevice", device.value as Code<"assistiveDevice">, device);
  const unused = find(reading, words.deviceOutOfUse)[0];
  const used = find(reading, words.deviceInUse).find((mention) => !assertionOf(reading, mention).negated);
  if (unused) fill(draft, "fall.deviceInUse", "no", unused);
  else if (used || valueAt(draft, "fall.assistiveDevice") === "mechanical_lift")
    fill(draft, "fall.deviceInUse", "yes", used ?? device);
}

/** The first concept of an ordered list that was affirmed. */
export function firstOf<T extends string>(
  reading: Reading,
  list: [T, RegExp][],
  denialsCount = false,
): Candidate<T> | undefined {
  for (const [value, pattern] of list) {
    const said = denialsCount
      ? hear(reading, pattern).filter(({ meant }) => !meant.past && !meant.someoneElse)
      : hearAffirmed(reading, pattern);
    if (said[0]) return { from: said[0].from, to: said[0].to, value };
  }
  return undefined;
}

/** The one spoken first; plans count, because "trying to get to the toilet" tells what was being done. */
function firstSpoken<T extends string>(reading: Reading, list: [T, RegExp][]): Candidate<T> | undefined {
  const said = list.flatMap(([value, pattern], order) =>
    hear(reading, pattern)
      .filter(({ meant }) => !meant.negated && !meant.past && !meant.someoneElse)
      .map(({ from, to }) => ({ from, to, value, order })),
  );
  return said.sort((a, b) => a.order - b.order || a.from - b.from)[0];
}

export function all<T extends string>(reading: Reading, list: [T, RegExp][]): Candidate<T>[] {
  return list.flatMap(([value, pattern]) =>
    hearAffirmed(reading, pattern)
      .slice(0, 1)
      .map(({ from, to }) => ({ from, to, value })),
  );
}
