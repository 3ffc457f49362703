import { isWhatWasAsked } from "../../care/answered-by.ts";
import { isTri } from "../../contracts/fact-values.ts";
import type { FactPath } from "../../contracts/facts.ts";
import { readCount, readDose } from "./grammar/amounts.ts";
import { clockAt } from "./grammar/clock.ts";
import { findDrugs, readDrug } from "./grammar/drugs.ts";
import { readName } from "./grammar/names.ts";
import { readRoom } from "./grammar/rooms.ts";
import { readWhen, resolveWhen } from "./grammar/when.ts";
import { grammars, momentValues } from "./marked-words.ts";
import type { Act } from "./perception.ts";
import { type Candidate, candidatesOf, type Grammar, listenTo, type Said, type Value, valueAt } from "./said.ts";
import { findCorrections } from "./settle.ts";
import { whoKnows } from "./who-knows.ts";
import { placeOf, type Range, setOf, textOf, wholeOf } from "./words.ts";
import { bareYesOrNo, openingYesOrNo, saysDontKnow } from "./yes-or-no.ts";

/** What yes and no mean where the asked path has no yes and no of its own. */
const meaningOfYes: Record<string, { yes?: Value; no?: Value }> = {
  "emergency.911": { yes: ["disposition", "911_called"] },
  "emergency.breathing": { no: ["signs", "not_breathing"] },
  "self_harm.alone": { yes: ["immediateActions", "one_to_one"] },
  "infection.isolation": { no: ["infection.isolation", "none"] },
  "infection.affectedCount": { no: ["infection.affectedCount", 1] },
};
/** A bare value is short; what is longer is told, and read by its marks. */
const mostWords = 12;
const mostCorrecting = 6;
const mostUnasked = 4;
const bareCertainty = 0.6;

/** "You sound just like my sister" says nothing of who was told. */
const tellsNothing = new Set<Act>(["small-talk", "distress", "repeat", "slower"]);

/** The value of a bare answer, by the grammar of the path that was asked for. */
export function answerTo(said: Said, act: Act, found: readonly Candidate[]): Candidate[] {
  const asked = said.heard.asked?.path;
  if (asked === "told") {
    const isOpen = (path: FactPath) => !found.some((other) => other.path === path);
    const answering = act === "ask-back" ? openingOf(said) : tellsNothing.has(act) ? undefined : said;
    return answering ? whoKnows(answering).filter(({ path }) => isOpen(path)) : [];
  }
  if (!asked || found.some(({ path }) => isWhatWasAsked(asked, path))) return [];
  const made = (path: string, value: unknown) =>
    candidatesOf([[path as FactPath, value]], placeOf(said.words, wholeOf(said.words)), bareCertainty);
  const isTold = asked.startsWith("notifications.");
  const goesOn = act === "answer" ? openingYesOrNo(said.words) : undefined;
  const yesOrNo = isAskedWithNot(said) ? undefined : (bareYesOrNo(said.words) ?? goesOn);
  if (yesOrNo) {
    if (isTri(asked)) return made(asked, yesOrNo);
    if (isTold) return made(asked, yesOrNo === "yes" ? "done" : "not_done");
    const meant = meaningOfYes[asked]?.[yesOrNo];
    if (meant) return made(...meant);
  }
  const isUnknown = saysDontKnow(said.words) || (act === "dont-know" && found.length === 0);
  if (isUnknown) return isTri(asked) ? made(asked, "unknown") : [];
  if (isTold && said.words.length <= mostWords) return whoKnows(said).filter(({ path }) => path === asked);
  const bare = isBare(said, act, found) ? valueIn(said, asked) : [];
  if (bare.length > 0) return bare;
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
  if (found.length > 0) return false;
  if (act === "correct") return words.length <= mostCorrecting;
  return act === "tell" && words.length <= mostUnasked;
}

/** How the few words are read that answer a question, or name a field and put it right. */
const bareGrammars: Record<string, Grammar> = {
  ...grammars,
  "occurred.time": momentOf("occurred.when"),
  "found.time": momentOf("found.when"),
  "elopement.lastSeen": momentOf("lastSeen.when"),
  "resident.room": ({ words }, range) => valueAt("resident.room", readRoom(words, range)?.room),
  "resident.name": (said) => valueAt("resident.name", bareName(said)),
  "medication.drug": ({ words }, range) => {
    const listed = findDrugs(words, range).map(({ drug }): Value => ["medication.drugs", drug.name]);
    if (listed.length > 0 || words.length > 4) return listed;
    return valueAt("medication.drugs", readDrug(words, range)?.name);
  },
  onAnticoagulant: ({ words }, range) => {
    const thinner = findDrugs(words, range).find(({ drug }) => drug.class === "anticoagulant")?.drug;
    return thinner
      ? [
          ["onAnticoagulant", "yes"],
          ["anticoagulant", thinner.name],
        ]
      : [];
  },
  "medication.doseGiven": numberedDose("medication.doseGiven"),
  "medication.doseOrdered": numberedDose("medication.doseOrdered"),
  "medication.scheduledTime": ({ words, heard }, { from, to }) => {
    const [clock] = words.slice(from, to).flatMap((_, at) => clockAt(words, from + at)?.clock ?? []);
    return clock ? valueAt("medication.scheduledTime", resolveWhen({ clock, isApprox: false }, heard.now).time) : [];
  },
  "infection.affectedCount": ({ words }, range) => {
    const isAlone = /\b(?:just|only) (?:her|him|the one)\b/.test(textOf(words, wholeOf(words)));
    return valueAt("infection.affectedCount", isAlone ? 1 : readCount(words, range).residents);
  },
  "wound.lengthCm": (said, range) => grammars["wound.length"]?.(said, range) ?? [],
  "wound.stage": ({ words }) =>
    valueAt("wound.stage", words.find(({ text }) => /^([1-4]|unstageable|dti)$/.test(text))?.text),
  "behavior.antecedent": ({ words, text }) =>
    words.length > 1 ? [["behavior.antecedent", text.trim().replace(/[.]$/, "")]] : [],
};

function momentOf(name: string): Grammar {
  return ({ words, heard }, range) => {
    const when = readWhen(words, range, heard.now);
    return when ? momentValues(name, resolveWhen(when, heard.now)) : [];
  };
}

function numberedDose(path: FactPath): Grammar {
  return ({ words }, range) => {
    const dose = readDose(words, range);
    return /\d/.test(dose ?? "") ? [[path, dose]] : [];
  };
}

/** The value in a few words, by the grammar of what they are for. */
export function valueIn(said: Said, asked: string): Candidate[] {
  const whole = wholeOf(said.words);
  /** "fifty, I mean twenty-five", "not 340, 314": the value behind the correction counts. */
  const range = afterCorrection(said) ?? whole;
  return candidatesOf(bareGrammars[asked]?.(said, range) ?? [], placeOf(said.words, whole), bareCertainty);
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

const leadIn = setOf(`oh uh um well so its thats that is would be her his the their name names this for it was`);

function bareName({ text }: Said): string | undefined {
  const words = text
    .trim()
    .replace(/[.?!]+$/, "")
    .split(/\s+/);
  const first = words.findIndex((word) => !leadIn.has(word.toLowerCase().replace(/[^a-z]/g, "")));
  const name = first < 0 ? "" : words.slice(first).join(" ");
  return name.split(" ").length <= 4 && !/[,;\d]/.test(name) ? readName(name) : undefined;
}
