import { assertionOf } from "./assertion.ts";
import type { Candidate } from "./corrections.ts";
import { type Draft, fillSettled } from "./draft.ts";
import { baselineValue } from "./lexicons/triggers.ts";
import { readQuantity, readTemperature } from "./number-codes.ts";
import { correctedAt } from "./people.ts";
import { clauseAround, find, type Reading, type Span } from "./reading.ts";

const link =
  "(?: at \\d{1,2}(?: [0-5]\\d)?(?= (?:was|is)))?(?: (?:fast|hard|real|really|rapid|slow|heavy|is|was|will|not|come|goes|past|above|below|under|dropped|dropping|fell|hanging|stuck|holding|staying|low|high|are|were|of|at|about|around|like|only|now|a|up|down|from|to|keeps|kept|bottomed|tanked|crashed|dipping|dips|drops|between|hovering|sitting|past|reading|running|came|back|rate|level|right|this|morning|today|tonight|still|just|out|in|it|the|on|air|room|even|checked|here|says|oral|and|machine|cuff|monitor|said|reads|we|got|get|him|her|count|counted|before|after|breakfast|lunch|supper|dinner|eating|fasting|last|i|he|she|put|climbed|went|steady|weak|thready|irregular|pounding|racing))*";
const pressurePattern =
  /\b(?<upper>[12] 0 \d|[12] \d\d|\d{2,3}) over (?<lower>1 0 \d|1 [1-9]\d|\d{2,3})\b(?! 10\b)/g;
const measured = {
  "vitals.pulse": {
    cue: `(?:pulses?|heart rates?|hr|heartbeat|apicals?|hearts?(?: is)?(?: racing| pounding| going|(?= 1 ?[0-9]\\d)))(?! ox)${link}`,
    low: 25,
    high: 220,
  },
  "vitals.resp": {
    cue: `(?:(?:respirations?|resps?|breathing|respiratory rates?|rr|breaths)${link}|(?<!(?:pulse|heart|rate|hr|beats?)(?: \\w+){0,3} )[a-z]\\w*(?= \\d\\d? (?:breaths|respirations|(?:times )?(?:in )?(?:a|per) minute)))`,
    low: 3,
    high: 60,
  },
  "vitals.spo2": {
    cue: `(?:sats?|satting|saturation|saturating|oxygens?(?: level| sat| saturation)?|o2(?: sat| sats)?|pulse ox|spo2|oximeter|finger (?:thing|clip|probe|reader)|clip on (?:the|his|her) finger|finger meter)${link}`,
    low: 50,
    high: 100,
  },
  "vitals.glucose": {
    cue: `(?:blood sugar|sugars?|glucose|accu ?check|finger ?stick|blood glucose|fsbs|bg|meter(?: says| reads)?)${link}`,
    low: 15,
    high: 900,
  },
  "vitals.tempF": {
    cue: `(?:temps?|temperature|fever(?: of)?|afebrile|(?:feels?|felt|is|was|so|feeling|and) (?:hot|warm)|burning up|thermometer|running)${link}`,
    low: 92,
    high: 108,
  },
} as const;
type Measured = keyof typeof measured;
const patterns = Object.fromEntries(
  Object.entries(measured).map(([path, { cue }]) => [path, new RegExp(`\\b${cue} (?=\\d)`, "g")]),
) as Record<Measured, RegExp>;
/** "I rechecked it just now, it's one ten" takes its kind from the value before it. */
const rechecked =
  /\b(?:rechecked|recheck|checked again|retook|repeat|now it is|up to|down to|back (?:up|down) to|came up to)(?: (?:it|her|him|just|now|is|was|and|the|again|sugar|came|back|at|to|up))* (?=\d)|\b(?:it is|it was|they are|is|and|now) (?=(?:[1-9] (?:0 )?)?\d+ now\b)|\b(?:now|then|again|later|this time|after that)(?: at \d{1,2}(?: \d\d)?)?(?: and| so)?(?: (?:it|she|he))?(?: is| was| has come| came| went)?(?: (?:up|down|back|to|at|about|around|only))* (?=\d)|\b(?:she|he) (?:is|was|has come|came|went)(?: (?:up|down|back|to|at|about|around|only|now|holding|sitting))* (?=\d\d\b(?! years?))|\bat \d{1,2}(?: \d\d)? it (?:is|was) (?=\d)|\band it is (?=\d\d\b)|\b(?:just|and|but|then) now (?=\d)|\bit (?:is|was) (?=[\d ]+(?:when|after|on|at)(?: i| we| the| my)? (?:rechecks?|rechecked|checked again|repeat))/g;
const saturation = new Set<Measured>(["vitals.spo2", "vitals.resp"]);

/** Returns the words that hold a measurement, so that nobody reads them as a time or a room. */
export function fillVitals(draft: Draft): Span[] {
  const { reading } = draft;
  const taken: Span[] = [];
  const pressures = find(reading, pressurePattern).map((mention) => {
    taken.push(mention);
    const value = `${joined(mention.groups.upper)}/${joined(mention.groups.lower)}`;
    return { from: mention.from, to: mention.to, value };
  });
  fillSettled(draft, "vitals.bp", latestFirst(reading, pressures));

  for (const path of Object.keys(measured) as Measured[]) {
    const heard = valuesOf(reading, path);
    const candidates = [...heard, ...recheckedValues(reading, path, heard)];
    taken.push(...candidates);
    const ranked = latestFirst(reading, candidates);
    const current = ranked.filter(({ rank }) => rank >= 0);
    fillSettled(draft, path, current.length > 0 ? current : ranked);
    const measured = current.map(({ value }) => value);
    if (path === "vitals.spo2") draft.lowestSpo2 = Math.min(100, ...measured);
    if (path === "vitals.tempF") draft.peakTempF = Math.max(0, ...measured);
  }
  return taken;
}

function joined(groups: string | undefined): number {
  return Number((groups ?? "").replaceAll(" ", ""));
}

/** "ninety six five temp": the kind may come behind the number. */
const degreesBefore =
  /\b(?:1 0 \d|1 0\d|\d{2,3})(?:\.\d| \d)? (?=(?:temp|degrees|flat|(?:under (?:the|his|her) )?(?:tongue|arm)|oral|by mouth)\b)/g;

/** "she's at eighty one on her finger". */
const oxygenBefore = /\b\d\d (?:percent )?(?=on (?:(?:his|her|the) finger|room air|oxygen|\d liters?)\b)/g;

/** "he's one oh one point one": a person with a decimal is a temperature. */
const pointed = /\b(?:he|she) (?:is|was)(?: (?:at|now|up|to|running))* (?=(?:1 0 ?\d|10\d|9\d)\.\d\b)/g;

function valuesOf(reading: Reading, path: Measured): Candidate<number>[] {
  const told = find(reading, patterns[path]).map(({ to }) => to);
  const behind =
    path === "vitals.spo2"
      ? find(reading, oxygenBefore).map(({ from }) => from)
      : path === "vitals.tempF"
        ? [
            ...find(reading, degreesBefore).map(({ from }) => from),
            ...find(reading, pointed).map(({ to }) => to),
          ]
        : [];
  const starts = told.length > 0 ? told : behind;
  return starts.flatMap((to) => {
    const first = numberAt(reading, path, to);
    const corrected = first && correctedAt(reading, first.to);
    const second = corrected === undefined ? undefined : numberAt(reading, path, corrected);
    return [first, second].filter((value) => value !== undefined);
  });
}

function numberAt(reading: Reading, path: Measured, at: number): Candidate<number> | undefined {
  const { low, high } = measured[path];
  const number = path === "vitals.tempF" ? readTemperature(reading, at) : readQuantity(reading, at);
  if (!number || number.value < low || number.value > high) return undefined;
  const follows = reading.words[number.to]?.text ?? "";
  if (
    follows === "over" ||
    /^(hours?|minutes?|days?|units?|mg|milligrams?|liters?|oclock|@am|@pm)$/.test(follows)
  )
    return undefined;
  return number;
}

function recheckedValues(reading: Reading, path: Measured, heard: Candidate<number>[]): Candidate<number>[] {
  return find(reading, rechecked).flatMap(({ from, to }) => {
    const reach = path === "vitals.glucose" ? 30 : 12;
    const before = heard.some((value) => value.to <= from && from - value.to <= reach);
    const isOther = (Object.keys(measured) as Measured[]).some(
      (other) =>
        other !== path &&
        find(reading, patterns[other]).some(
          (cue) => cue.from < from && heard.every((value) => value.to <= cue.from),
        ),
    );
    const number = before && !isOther ? numberAt(reading, path, to) : undefined;
    return number && (saturation.has(path) || number.value > 20) ? [number] : [];
  });
}

/** The latest value holds; one that belongs to before ("it was 142 before") does not. */
function latestFirst<T>(reading: Reading, candidates: Candidate<T>[]): (Candidate<T> & { rank: number })[] {
  const baselines = find(reading, baselineValue);
  return candidates.map((candidate, index) => {
    const clause = clauseAround(reading, candidate);
    const isBaseline =
      assertionOf(reading, candidate).past ||
      baselines.some(
        (cue) =>
          cue.from >= clause.from &&
          cue.to <= clause.to &&
          cue.from - candidate.to < 4 &&
          cue.from >= candidate.from - 5,
      );
    return { ...candidate, rank: isBaseline ? index - 100 : index };
  });
}
