import type { FactPath } from "../../contracts/facts.ts";
import type { Candidate } from "./candidate.ts";
import { readCount, readDose, readSizes } from "./grammar/amounts.ts";
import { clockAt } from "./grammar/clock.ts";
import { findDrugs, readDrug } from "./grammar/drugs.ts";
import { readName } from "./grammar/names.ts";
import { readRoom } from "./grammar/rooms.ts";
import { readVital, type Vital } from "./grammar/vitals.ts";
import { readWhen, resolveWhen } from "./grammar/when.ts";
import { codedPaths, momentPaths, vitalPaths } from "./paths.ts";
import type { Act } from "./perception.ts";
import { listenTo, type Said } from "./said.ts";
import { findCorrections } from "./settle.ts";
import { whoKnows } from "./who-knows.ts";
import { placeOf, type Range, textOf } from "./words.ts";
import { bareYesOrNo, openingYesOrNo, saysDontKnow } from "./yes-or-no.ts";

type Value = readonly [path: FactPath, value: unknown, isItem?: true];

/** What yes and no mean where the asked path has no yes and no of its own. */
const meaningOfYes: Record<string, { yes?: Value; no?: Value }> = {
  "emergency.911": { yes: ["disposition", "911_called"] },
  "emergency.breathing": { no: ["signs", "not_breathing", true] },
  "self_harm.alone": { yes: ["immediateActions", "one_to_one", true] },
  "infection.isolation": { no: ["infection.isolation", "none", true] },
  "infection.affectedCount": { no: ["infection.affectedCount", 1] },
};
/** How the paths begin that answer a question as well. */
const beginningOf: Record<string, readonly string[]> = {
  vitals: ["vitals."],
  told: ["notifications.charge_nurse", "notifications.physician", "notifications.family"],
  "occurred.time": ["occurred.", "found.", "infection.onset.", "elopement.noticedMissing."],
  "elopement.lastSeen": ["elopement.lastSeen."],
  "medication.drug": ["medication.drugs"],
  "injury.present": ["injury."],
  "medication.doseGiven": ["medication.dose"],
  onAnticoagulant: ["anticoagulant"],
};
const askedMoments: Record<string, string> = {
  "occurred.time": "occurred.when",
  "elopement.lastSeen": "lastSeen.when",
  "found.time": "found.when",
};
/** A bare value is short; what is longer is told, and read by its marks. */
const mostWords = 12;
const mostCorrecting = 6;
const mostUnasked = 4;

/** "You sound just like my sister" says nothing of who was told. */
const tellsNothing = new Set<Act>(["small-talk", "distress", "repeat", "slower"]);

/** Whether a fact answers what was asked. */
export function answers(asked: string, path: FactPath): boolean {
  return asked === path || (beginningOf[asked] ?? []).some((beginning) => path.startsWith(beginning));
}

/** The value of a bare answer, by the grammar of the path that was asked for. */
export function answerTo(said: Said, act: Act, found: readonly Candidate[]): Candidate[] {
  const asked = said.heard.asked?.path;
  if (asked === "told") {
    const isOpen = (path: FactPath) => !found.some((other) => other.path === path);
    const answering = act === "ask-back" ? openingOf(said) : tellsNothing.has(act) ? undefined : said;
    return answering ? whoKnows(answering).filter(({ path }) => isOpen(path)) : [];
  }
  if (!asked || found.some(({ path }) => answers(asked, path))) return [];
  const place = placeOf(said.words, { from: 0, to: said.words.length });
  const made = (values: readonly Value[]): Candidate[] =>
    values.map(([path, value, isItem]) => ({
      path,
      value,
      place,
      certainty: 0.6,
      ...(isItem ? { isItem } : {}),
    }));
  const isTri =
    codedPaths.get(asked)?.values.includes("unknown") && codedPaths.get(asked)?.values.includes("yes");
  const isTold = asked.startsWith("notifications.");
  const goesOn = act === "answer" ? openingYesOrNo(said.words) : undefined;
  const yesOrNo = isAskedWithNot(said) ? undefined : (bareYesOrNo(said.words) ?? goesOn);
  if (yesOrNo) {
    if (isTri) return made([[asked as FactPath, yesOrNo]]);
    if (isTold) return made([[asked as FactPath, yesOrNo === "yes" ? "done" : "not_done"]]);
    const meant = meaningOfYes[asked]?.[yesOrNo];
    if (meant) return made([meant]);
  }
  const isUnknown = saysDontKnow(said.words) || (act === "dont-know" && found.length === 0);
  if (isUnknown) return isTri ? made([[asked as FactPath, "unknown"]]) : [];
  if (isTold && said.words.length <= mostWords) return whoKnows(said).filter(({ path }) => path === asked);
  const bare = isBare(said, act, found) ? valueIn(said, asked) : [];
  if (bare.length > 0) return bare.map((candidate) => ({ ...candidate, certainty: 0.6 }));
  const opening = act === "correct" || act === "disagree" ? undefined : openingOf(said);
  if (!opening) return [];
  // "No, she's sweet as pie. Wish it'd rain": what follows is small talk, and the opening still answers.
  const isPlain = act !== "tell" && (opening.words[1]?.pause ?? 0) > 0;
  return answerTo(opening, isPlain ? "answer" : "tell", []);
}

/** "So nobody saw it?": what a yes means there is for the reader to say. */
export function isAskedWithNot({ heard: { asked } }: Said): boolean {
  return /\b(?:nobody|no one|not|never|none)\b|n['’]t\b/i.test(asked?.text ?? "");
}

/** "Eighty-one. That's me done, bye now": the first sentence by itself may be the answer. */
function openingOf({ text, words, heard }: Said): Said | undefined {
  const next = words.find(({ pause }, index) => index > 0 && pause === 2);
  return next ? listenTo(text.slice(0, next.start), heard) : undefined;
}

/** A few words, or a short sentence that the reader takes for an answer; never words that tell something else. */
function isBare({ words }: Said, act: Act, found: readonly Candidate[]): boolean {
  if (act === "answer") return words.length <= mostWords;
  if (act === "correct") return words.length <= mostCorrecting;
  return act === "tell" && words.length <= mostUnasked && found.length === 0;
}

/** The value in a few words, by the grammar of what they are for. */
export function valueIn(said: Said, asked: string): Candidate[] {
  const { words } = said;
  const whole = { from: 0, to: words.length };
  const place = placeOf(words, whole);
  const made = (path: FactPath, value: unknown, isItem?: true): Candidate[] =>
    value === undefined ? [] : [{ path, value, place, certainty: 0.6, ...(isItem ? { isItem } : {}) }];
  /** "fifty, I mean twenty-five", "not 340, 314": the value behind the correction counts. */
  const range = afterCorrection(said) ?? whole;

  const moment = momentPaths[askedMoments[asked] ?? ""];
  if (moment) {
    const when = readWhen(words, range, said.heard.now);
    const { date, time, approx } = when ? resolveWhen(when, said.heard.now) : {};
    const isApprox = approx && moment.approx ? made(moment.approx, true) : [];
    return [...made(moment.date, date), ...made(moment.time, time), ...isApprox];
  }
  if (asked === "vitals") return [];
  const vital = asked.startsWith("vitals.") ? (asked.slice("vitals.".length) as Vital) : undefined;
  if (vital && vitalPaths[vital])
    return made(vitalPaths[vital] as FactPath, readVital(words, range, vital)?.value);
  switch (asked) {
    case "resident.room": {
      return made("resident.room", readRoom(words, range)?.room);
    }
    case "resident.name":
      return made("resident.name", bareName(said));
    case "medication.drug": {
      const listed = findDrugs(words, range).flatMap(({ drug }) => made("medication.drugs", drug.name, true));
      return listed.length > 0 || words.length > 4
        ? listed
        : made("medication.drugs", readDrug(words, range)?.name, true);
    }
    case "onAnticoagulant": {
      const thinner = findDrugs(words, range).find(({ drug }) => drug.class === "anticoagulant")?.drug;
      return thinner ? [...made(asked, "yes"), ...made("anticoagulant", thinner.name)] : [];
    }
    case "medication.doseGiven":
    case "medication.doseOrdered": {
      const dose = readDose(words, range);
      return /\d/.test(dose ?? "") ? made(asked, dose) : [];
    }
    case "medication.scheduledTime": {
      for (let at = range.from; at < range.to; at++) {
        const clock = clockAt(words, at)?.clock;
        if (clock) return made(asked, resolveWhen({ clock, isApprox: false }, said.heard.now).time);
      }
      return [];
    }
    case "infection.affectedCount": {
      const said1 = /\b(?:just|only) (?:her|him|the one)\b/.test(textOf(words, whole)) ? 1 : undefined;
      return made(asked, said1 ?? readCount(words, range).residents);
    }
    case "wound.lengthCm": {
      const [length, width, depth] = readSizes(words, range);
      return [...made(asked, length), ...made("wound.widthCm", width), ...made("wound.depthCm", depth)];
    }
    case "wound.stage": {
      const stage = words.map(({ text }) => text).find((text) => /^([1-4]|unstageable|dti)$/.test(text));
      return made(asked, stage);
    }
    case "behavior.antecedent":
      return words.length > 1 ? made(asked, said.text.trim().replace(/[.]$/, "")) : [];
    default:
      return [];
  }
}

function afterCorrection({ words }: Said): Range | undefined {
  const last = findCorrections(words)
    .filter(({ code }) => code === "replace")
    .at(-1);
  if (last && last.to < words.length && last.from > 0) return { from: last.to, to: words.length };
  if (words[0]?.text !== "not") return undefined;
  const next = words.findIndex(({ pause }, index) => index > 0 && pause > 0);
  return next > 0 ? { from: next, to: words.length } : undefined;
}

const leadIn = new Set(
  "oh uh um well so its thats that is would be her his the their name names this for it was".split(" "),
);

function bareName({ text }: Said): string | undefined {
  const words = text
    .trim()
    .replace(/[.?!]+$/, "")
    .split(/\s+/);
  const first = words.findIndex((word) => !leadIn.has(word.toLowerCase().replace(/[^a-z]/g, "")));
  const name = first < 0 ? "" : words.slice(first).join(" ");
  return name.split(" ").length <= 4 && !/[,;\d]/.test(name) ? readName(name) : undefined;
}
