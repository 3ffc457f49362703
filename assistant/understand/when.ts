import type { Category } from "../../contracts/report.ts";
import type { ClockTime } from "./clock-times.ts";
import { addDays, findDays } from "./days.ts";
import { type Draft, fill, fillSettled } from "./draft.ts";
import { fallEvent } from "./lexicons/fall.ts";
import { find, type Reading, type Span } from "./reading.ts";

type Moment = "occurred" | "found" | "reported" | "aside";

/** What a time next to these words is the time of. "aside" belongs to a call, a dose or a plan. */
const cues: [Moment, RegExp][] = [
  [
    "found",
    /\b(?:found|noticed|went in|walked in|came in(?!to)|got here|caught it|discovered|rounds|skin check|changed (?:him|her)|(?:was|were) changing|checking on|measured|on the (?:\w+ )?(?:floor|ground|mat)|lab called|came back positive|count|counted|scanned|(?:putting|put) (?:her|him) to bed|got (?:mr|mrs|ms) \w+ up|bath|went to (?:change|check|give)|i saw (?:her|his)|doing the cart|still (?:in|full)|changed (?:his|her)|today)\b/g,
  ],
  [
    "occurred",
    /\b(?:happened|this was|it was|gave|given|got (?:her|his|bactrim|it|\w+ from)|took|refused|would not take|hit|bumped|swung|slapped|pushed|shoved|kicked|punched|spilled|bit|cut (?:her|his)|caught (?:his|her|its) (?:arm|leg|hand|foot|shin)|turned (?:him|her)|yelling|cussed|hollering|pointing|missed the|had a|said tonight|wants to die|at the (?:back|front|side) door|pushed open|seeing|had his hand|drops in|was walking|moving|helping|shower|at (?:breakfast|lunch|supper|dinner)|first dose was)\b/g,
  ],
  ["reported", /\b(?:told me|came to me|reported to me|said to me)\b/g],
  [
    "aside",
    /\b(?:notified|notify|aware|called (?:the|her|his|him)|let (?:\w+ ){1,3}know|first dose given|drew a line|settled|calmed|be back|swabbed|will|tomorrow|due|scheduled|instead of|recheck(?:ed)?|moving better|retest|culture|was told|back (?:in|inside)|last (?:saw|seen|time)|saw (?:him|her) last|now at|staples|until|till|started|starting|chest x ray|opens|closes|shift|appointment|surgery|charting)\b/g,
  ],
];
const fallCue: [Moment, RegExp] = ["occurred", fallEvent];
/** "on the floor since six" dates a fall; "coughing since six" is when an illness began. */
const sinceThen: [Moment, RegExp] = ["occurred", /\bsince\b/g];
const onset: [Moment, RegExp] = ["aside", /\bsince\b/g];
const onTheFloor = /\b(?:on the (?:\w+ )?(?:floor|ground|mat))\b/g;

export function fillWhen(draft: Draft, category: Category, times: ClockTime[]): void {
  const { reading } = draft;
  const byMoment: Record<"occurred" | "found" | "reported", ClockTime[]> = {
    occurred: [],
    found: [],
    reported: [],
  };
  for (const time of times) {
    const moment = momentOf(reading, time, category) ?? defaultMoment(draft, category);
    if (moment === "aside") continue;
    byMoment[inTheseWords(draft, moment)].push(time);
  }
  for (const moment of ["occurred", "found", "reported"] as const)
    fillMoment(draft, moment, byMoment[moment]);
  if (byMoment.occurred.length === 0 && byMoment.found.length === 0) fillDayOnly(draft, category);
}

/** Words of self-harm happen when they are told, and a count that is off is only ever found. */
function inTheseWords(
  draft: Draft,
  moment: "occurred" | "found" | "reported",
): "occurred" | "found" | "reported" {
  if (moment === "reported" && draft.fields.get("behavior.type")?.value === "self_harm_statement")
    return "occurred";
  return draft.fields.get("medication.errorType")?.value === "count_discrepancy" ? "found" : moment;
}

function fillMoment(draft: Draft, moment: "occurred" | "found" | "reported", times: ClockTime[]): void {
  const [first] = times;
  if (!first) return;
  const heard = [...(first.superseded ?? []).map((time) => ({ ...time, rank: 0 })), { ...first, rank: 1 }];
  fillSettled(
    draft,
    `${moment}.time`,
    heard.map(({ from, to, time, rank }) => ({ from, to, value: time, rank })),
  );
  fill(draft, `${moment}.date`, first.date, first);
  if (first.approx) fill(draft, `${moment}.approx`, true, first);
}

/** A day without a clock still dates the event. */
function fillDayOnly(draft: Draft, category: Category): void {
  const { reading } = draft;
  const day = findDays(reading).find((mention) => mention.date || mention.lastNight);
  if (!day || category === "infection") return;
  const date = day.date ?? addDays(reading.now.slice(0, 10), -1);
  fill(draft, category === "wound" ? "found.date" : "occurred.date", date, day);
}

function defaultMoment(draft: Draft, category: Category): Moment {
  const error = draft.fields.get("medication.errorType")?.value;
  if (category === "infection" || error === "count_discrepancy" || error === "omission") return "found";
  if (category === "medication") return "occurred";
  if (category === "wound") {
    const isAccident =
      draft.fields.get("wound.knownCause")?.value === "yes" && !draft.fields.has("wound.deviceRelated");
    return isAccident ? "occurred" : "found";
  }
  return find(draft.reading, /\bfound (?:him|her|them|mr|mrs|ms)\b/g).length > 0 ? "found" : "occurred";
}

function momentOf(reading: Reading, time: ClockTime, category: Category): Moment | undefined {
  const list =
    category === "fall"
      ? [...cues, fallCue, sinceThen]
      : category === "infection"
        ? [...cues, onset]
        : [...cues, sinceThen];
  const ranked = list
    .flatMap(([moment, pattern]) =>
      find(reading, pattern).map((cue) => ({
        moment,
        cost: cost(reading, cue, time) + bias(reading, moment, cue, time, category),
      })),
    )
    .sort((a, b) => a.cost - b.cost)[0];
  return ranked && ranked.cost <= 14 ? ranked.moment : undefined;
}

/** Lying on the floor is how someone was found, unless the sentence itself says how they got there. */
function bias(reading: Reading, moment: Moment, cue: Span, time: Span, category: Category): number {
  if (moment === "aside" && cue.from > time.from) return 8;
  if (category !== "fall") return 0;
  const down = find(reading, onTheFloor).some((floor) => floor.from < cue.to && cue.from < floor.to);
  return down && moment === "occurred" ? 100 : 0;
}

/** Words further apart than this tell nothing of each other. */
const farthest = 20;

function cost({ words, clauseOf }: Reading, cue: Span, time: Span): number {
  const isBefore = cue.from <= time.from;
  const distance = isBefore ? Math.max(0, time.from - cue.to) : cue.from - time.to + 1;
  if (distance > farthest) return distance;
  const clauses = Math.abs((clauseOf[cue.from] ?? 0) - (clauseOf[time.from] ?? 0));
  let sentences = 0;
  for (let index = Math.min(cue.to, time.to); index <= Math.max(cue.from, time.from); index++)
    if (words[index]?.pause === 2) sentences++;
  return distance + clauses * 2 + sentences * 8;
}
