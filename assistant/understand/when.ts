import type { Category } from "../../contracts/report.ts";
import type { ClockTime } from "./clock-times.ts";
import { addDays, findDays } from "./days.ts";
import { type Draft, fill, fillSettled } from "./draft.ts";
import { fallEvent } from "./lexicons/fall.ts";
import { find, type Reading, type Span, sentenceAround, textOf } from "./reading.ts";

type Moment = "occurred" | "found" | "reported" | "aside";

/** What a time next to these words is the time of. "aside" belongs to a call, a dose or a plan. */
const foundWords =
  /\b(?:(?:notice|realize|catch|know|find out|see)(?: it| that)? (?:till|until)|found|noticed|realized|went (?:in|through (?:his|her|the)|(?:up |down )?to (?:get|wake|check|change|see|bring|do|give))|walked in|pulled the cord|came to the door|lock box|(?:he|she) was (?:wedged|lying|sitting|down)|came in(?!to)|got (?:here|in(?= at| around| about| \d))|discovered|rounds|wellness check|on the (?:\w+ )?(?:floor|ground|mat)|checking on|i saw (?:her|his)|down on)\b/g;
const bodyWords =
  /\b(?:did (?:his|her|a|the) skin|skin check|(?:i )?(?:saw|see|find|spotted) (?:it(?! happen)|that|this|the|a)|changed (?:him|her|his)|(?:was|were) (?:changing|dressing)|measured|(?:putting|put) (?:her|him) to bed|got (?:mr|mrs|ms) \w+ up|bath|bathing|shower|washing|took the|today|dressing change)\b/g;
const cartWords =
  /\b(?:(?:caught|picked) it(?: up)?|count|counted|scanned|went to (?:change|check|give)|doing the cart|still (?:in|full|on)|coming on)\b/g;
const labWords = /\b(?:lab called|came back positive|tested|swabbed|test)\b/g;
const deedWords =
  /\b(?:happen(?:ed)?|saw (?:it|the whole)|(?:started|began) (?:bleeding|yelling|throwing|swinging)|this was|it was|hit|bumped|swung|slapped|pushed|shoved|kicked|punched|whacked|spilled|bit|cut (?:her|his)|caught (?:his|her|its) (?:arm|leg|hand|foot|shin)|yelling|yelled|throwing|cussed|hollering|pointing|missed the|had a|said tonight|wants to die|at the (?:back|front|side) door|seeing|had his hand|was walking|moving|helping|changing|shower|at (?:breakfast|lunch|supper|dinner)|scraped|(?:clippers|knife|scissors|razor|glass|door) \w+|trimming|would not (?:take|let)|slammed|told me to)\b/g;
const doseWords =
  /\b(?:gave|given|got|took|filled|started on|refused|would not take|handed|drew up|hung|this was|it was|drops in|first dose was|missed|happened|the book shows)\b/g;
const toldWords = /\b(?:told me|came to me|came and got me|reported to me|said to me|called me)\b/g;
const asideWords =
  /\b(?:notified|notify|aware|(?:doctor|provider|np|practitioner|family|daughter|son|wife|husband) (?:was |is |been )*called|called (?:the|her|his|him)(?! (?:an?|names|stupid|every)\b)|let (?:\w+ ){1,3}know|told the|first dose given|drew a line|settled|calmed|be back|swabbed|will|tomorrow|due|scheduled|instead of|recheck(?:ed)?|moving better|retest|culture|was told|back (?:in|inside)|last (?:saw|seen|time)|saw (?:him|her) last|now at|went back|staples|until|till|supposed to be|start(?:ed|ing)(?! (?:to|on)\b)|chest x ray|opens|closes|shift|(?<!from (?:his|her|the|an|\w+) )appointment|(?:up|down) to \d+|surgery|charting|sugar at|as of|coming by)\b/g;

const cues: Record<Category, [Moment, RegExp][]> = {
  fall: [
    ["found", foundWords],
    ["occurred", deedWords],
    ["occurred", fallEvent],
    ["occurred", /\bsince\b/g],
  ],
  medication: [
    ["found", foundWords],
    ["found", cartWords],
    ["occurred", doseWords],
    ["occurred", /\bsince\b/g],
  ],
  infection: [
    ["found", foundWords],
    ["found", bodyWords],
    ["found", labWords],
    ["aside", /\bsince\b/g],
  ],
  behavior_elopement: [
    ["found", foundWords],
    ["occurred", deedWords],
    ["occurred", /\bsince\b/g],
  ],
  wound: [
    ["found", foundWords],
    ["found", bodyWords],
    ["occurred", deedWords],
    ["aside", /\bsince\b/g],
  ],
  allegation: [],
  condition: [],
};
const everywhere: [Moment, RegExp][] = [
  ["reported", toldWords],
  ["aside", asideWords],
];
const onTheFloor = /\b(?:on the (?:\w+ )?(?:floor|ground|mat)|found (?:him|her|(?:mr|mrs|ms) \w+) down)\b/g;

export function fillWhen(draft: Draft, category: Category, times: ClockTime[]): void {
  const { reading } = draft;
  const byMoment: Record<"occurred" | "found" | "reported", ClockTime[]> = {
    occurred: [],
    found: [],
    reported: [],
  };
  for (const time of times) {
    const moment =
      momentOf(reading, time.superseded?.[0] ?? time, category) ?? defaultMoment(draft, category);
    if (moment === "aside" || reading.words[time.from - 1]?.text === "by") continue;
    byMoment[inTheseWords(draft, moment)].push(time);
  }
  if (draft.fields.get("medication.errorType")?.value === "extra_dose")
    byMoment.occurred.sort((a, b) => (a.date + a.time < b.date + b.time ? 1 : -1));
  correctAfterwards(reading, byMoment);
  for (const moment of ["occurred", "found", "reported"] as const)
    fillMoment(draft, moment, byMoment[moment]);
  if (byMoment.occurred.length === 0 && byMoment.found.length === 0) fillDayOnly(draft, category);
}

const correctsTime =
  /^(?=.*\b(?:no|actually|sorry|wait|correction|mean|meant|make|should|wrong)\b)(?:(?:no|oh|wait|sorry|actually|correction|okay|i|mean|meant|said|it|that|was|is|make|should|be|the|time|wrong|have|been|more|like|at|about|around) )+$/;

/** "Actually it was nine thirty", as a sentence of its own, corrects the time of the event. */
function correctAfterwards(
  reading: Reading,
  byMoment: Record<"occurred" | "found" | "reported", ClockTime[]>,
): void {
  const isCorrection = (time: ClockTime) =>
    correctsTime.test(`${textOf(reading, { from: sentenceAround(reading, time).from, to: time.from })} `);
  const late = Object.values(byMoment).flat().findLast(isCorrection);
  if (!late) return;
  for (const moment of ["occurred", "found"] as const) {
    const first = byMoment[moment].find((time) => time.from < late.from && !isCorrection(time));
    if (!first) continue;
    for (const times of Object.values(byMoment))
      times.splice(0, times.length, ...times.filter((time) => time !== late));
    byMoment[moment] = [{ ...late, superseded: [...(first.superseded ?? []), first] }];
    return;
  }
}

/** Words of self-harm happen when they are told, and a count that is off is only ever found. */
function inTheseWords(
  draft: Draft,
  moment: "occurred" | "found" | "reported",
): "occurred" | "found" | "reported" {
  if (moment === "reported" && draft.fields.get("behavior.type")?.value === "self_harm_statement")
    return "occurred";
  const deed = String(draft.fields.get("behavior.type")?.value);
  if (moment === "found" && /aggression|sexual|weapon|property/.test(deed)) return "occurred";
  const error = String(draft.fields.get("medication.errorType")?.value);
  return /^(?:count_discrepancy|near_miss)$/.test(error) ? "found" : moment;
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
  const list = [...cues[category], ...everywhere];
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

/** How far a time stands from the words that say what it is the time of. */
export function cost({ words, clauseOf }: Reading, cue: Span, time: Span, perClause = 2): number {
  const isBefore = cue.from <= time.from;
  const distance = isBefore ? Math.max(0, time.from - cue.to) : cue.from - time.to + 1;
  if (distance > farthest) return distance;
  const clauses = Math.abs((clauseOf[cue.from] ?? 0) - (clauseOf[time.from] ?? 0));
  let sentences = 0;
  for (let index = Math.min(cue.to, time.to); index <= Math.max(cue.from, time.from); index++)
    if (words[index]?.pause === 2) sentences++;
  return distance + clauses * perClause + sentences * 8;
}
