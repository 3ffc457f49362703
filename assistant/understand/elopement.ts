import type { BehaviorEvent } from "./behavior.ts";
import { quote } from "./behavior.ts";
import type { ClockTime } from "./clock-times.ts";
import { type Draft, fill, fillSettled, is } from "./draft.ts";
import * as words from "./lexicons/elopement.ts";
import { findPlaces } from "./places.ts";
import { find, type Mention, type Reading, type Span, textAfter, textBefore } from "./reading.ts";
import { hear, type Statement } from "./statements.ts";
import { cost } from "./when.ts";

const said = ({ meant }: Statement) => !meant.negated && !meant.past && !meant.supposed && !meant.doubted;

/** Whether someone left, is missing, was missing for a while, or only tried the door. */
export function findElopement(reading: Reading): BehaviorEvent | undefined {
  const event = (mention: Mention, type: BehaviorEvent["type"]) => ({
    from: mention.from,
    to: mention.to,
    type,
  });
  const stayed = stayedIn(reading);
  const out = stayed ? undefined : wentOut(reading);
  const left = find(reading, words.staffBeside).length > 0 ? undefined : out;
  const gone = goneMissing(reading);
  const together = companion(reading);
  const awaited = gone ?? left ?? (together && find(reading, words.awaited)[0]);
  if (together && awaited) return event(awaited, "unaccounted");
  if (left) return event(left, "elopement");
  if (gone) {
    const back = hear(reading, words.foundAgain).find(
      (statement) => said(statement) && isAfter(statement, gone),
    );
    return event(gone, back ? "unaccounted" : "elopement");
  }
  if (stayed ?? out) return event((stayed ?? out) as Mention, "exit_seeking");
  const tried = hear(reading, words.exitSeeking).find(({ meant }) => !meant.negated && !meant.past);
  return tried ? event(tried, "exit_seeking") : undefined;
}

function wentOut(reading: Reading): Statement | undefined {
  return hear(reading, words.leftBuilding).find(said) ?? broughtInFromOutside(reading);
}

/** A denial that they got out stands; being in the building does not undo having been out of it. */
function stayedIn(reading: Reading): Mention | undefined {
  const stayed = find(reading, words.stayedInside);
  return stayed.find(({ text }) => /^(?:never|did)/.test(text)) ?? (wentOut(reading) ? undefined : stayed[0]);
}

function broughtInFromOutside(reading: Reading): Statement | undefined {
  const outside = hear(reading, words.outdoors).find(said);
  const back =
    outside &&
    hear(reading, words.broughtBack).find(
      (statement) => said(statement) && Math.abs(statement.from - outside.from) < 25,
    );
  return back ? outside : undefined;
}

/** "hiding in the closet the whole time, we looked for an hour": some findings are told before the search. */
function isAfter({ from, text }: Mention, gone: Span): boolean {
  return from > gone.from || /whole time|all along|hiding|turn(?:s|ed) (?:out|up)/.test(text);
}

/** Someone is with them. "we thought maybe her son took her", when he says he has not, is nobody. */
function companion(reading: Reading): Statement | undefined {
  if (find(reading, words.notAccompanied).some(({ text }) => !/sign/.test(text))) return undefined;
  return hear(reading, words.accompanied).find(
    ({ meant, from, text }) =>
      !meant.past &&
      !meant.doubted &&
      (!meant.negated || /\bnot\b/.test(text)) &&
      !/\b(?:thought|figured|assumed|hoped|hoping|if|whether|maybe)\b/.test(textBefore(reading, { from }, 4)),
  );
}

/** Nobody knows where they are. "I get his eyes open and then he's gone again" is another kind of gone. */
function goneMissing(reading: Reading): Statement | undefined {
  return hear(reading, words.missing).find(
    ({ meant, from, text }) =>
      !meant.past &&
      !meant.someoneElse &&
      !(meant.negated && /missing$/.test(text)) &&
      !(/gone$/.test(text) && /\b(?:eyes|awake|wakes?|drift\w*)\b/.test(textBefore(reading, { from }, 8))),
  );
}

/** Nobody has said that the resident is found. */
export function isStillMissing(reading: Reading): boolean {
  const gone = goneMissing(reading);
  if (!gone || companion(reading)) return false;
  return !hear(reading, words.foundAgain).some((statement) => said(statement) && isAfter(statement, gone));
}

export function fillElopement(draft: Draft, times: ClockTime[]): void {
  const { reading } = draft;
  const stayed = stayedIn(reading);
  const left = wentOut(reading);
  if (stayed) fill(draft, "elopement.leftBuilding", "no", stayed);
  else if (left && is(draft, "behavior.type", "elopement"))
    fill(draft, "elopement.leftBuilding", "yes", left);
  answer(draft, "elopement.alarmSounded", words.alarmYes, words.alarmNo);
  answer(draft, "elopement.wanderDevice", words.wanderYes, words.wanderNo);
  answer(draft, "elopement.headcountDone", words.headcountYes, words.headcountNo);
  answer(draft, "elopement.policeCalled", words.policeYes, words.policeNo);
  const together = companion(reading);
  if (together) fill(draft, "elopement.accompanied", "yes", together);
  const door = hear(reading, words.exitDoor).find(({ meant }) => !meant.negated);
  if (door) fill(draft, "elopement.exitDoor", door.groups.door ?? door.groups.first ?? door.text, door);
  fillClothing(draft);
  const place = placeFound(reading);
  if (place && !is(draft, "behavior.type", "exit_seeking"))
    fill(draft, "elopement.foundPlace", place.text, place);
  const seen = find(reading, words.lastSeen)[0];
  const places = findPlaces(reading).filter(
    (place) => seen && place.to > seen.from && place.from - seen.to < 14,
  );
  fillSettled(
    draft,
    "elopement.lastSeenPlace",
    places.map(({ from, to, code }) => ({ from, to, value: code })),
  );
  fillElopementTimes(draft, times);
}

/** The first place named after the words that say they were found. */
function placeFound(reading: Reading): Mention | undefined {
  const found = find(reading, words.foundCue);
  return hear(reading, words.foundPlace).find(
    ({ from, meant }) => !meant.negated && found.some((cue) => cue.from <= from && from - cue.to <= 14),
  );
}

type Question =
  | "elopement.alarmSounded"
  | "elopement.wanderDevice"
  | "elopement.headcountDone"
  | "elopement.policeCalled";

function answer(draft: Draft, path: Question, yes: RegExp, no: RegExp): void {
  const { reading } = draft;
  const denied = find(reading, no)[0];
  const affirmed = hear(reading, yes).find(
    ({ meant, from }) =>
      !meant.negated &&
      !meant.past &&
      !meant.supposed &&
      !(denied && denied.from <= from && from < denied.to),
  );
  if (denied) fill(draft, path, "no", denied);
  else if (affirmed) fill(draft, path, "yes", affirmed);
}

function fillClothing(draft: Draft): void {
  const { reading } = draft;
  const worn = hear(reading, words.clothing).find(
    ({ meant, to }) => !meant.negated && !/wander|mask/.test(textAfter(reading, { to }, 3)),
  );
  if (!worn) {
    fillGarments(draft);
    return;
  }
  let to = worn.to;
  while (
    to < reading.words.length &&
    to - worn.to < 10 &&
    !/^(?:uses|he|she|i|we|they|his|her)$/.test(reading.words[to]?.text ?? "") &&
    reading.words[to]?.pause !== 2
  )
    to++;
  const span = { from: worn.to, to };
  if (to > worn.to) fill(draft, "elopement.clothing", quote(reading, span), span);
}

function fillGarments(draft: Draft): void {
  const [first, ...more] = find(draft.reading, words.garments);
  if (!first || !is(draft, "behavior.type", "elopement", "unaccounted")) return;
  let { to } = first;
  const from = draft.reading.words.findLastIndex(({ pause }, at) => pause > 0 && at > first.from && at < to);
  for (const garment of more) if (garment.from - to <= 2) to = garment.to;
  const span = { from: Math.max(from, first.from), to };
  fill(draft, "elopement.clothing", quote(draft.reading, span), span);
}

type Moment = "lastSeen" | "noticedMissing" | "found" | "returned";

/** Gives each time to the event told closest to it. */
function fillElopementTimes(draft: Draft, times: ClockTime[]): void {
  const { reading } = draft;
  const cues: [Moment, Mention[]][] = [
    ["lastSeen", find(reading, words.lastSeen)],
    ["noticedMissing", find(reading, words.noticed)],
    ["returned", find(reading, words.returned)],
    ["found", find(reading, words.foundCue)],
  ];
  for (const time of times) {
    const ranked = cues
      .flatMap(([moment, mentions]) => mentions.map((cue) => ({ moment, cost: cost(reading, cue, time, 1) })))
      .sort((a, b) => a.cost - b.cost)[0];
    if (!ranked || ranked.cost > 15) continue;
    const path = `elopement.${ranked.moment}` as const;
    if (draft.fields.has(`${path}.time`)) continue;
    fill(draft, `${path}.time`, time.time, time);
    fill(draft, `${path}.date`, time.date, time);
  }
}
