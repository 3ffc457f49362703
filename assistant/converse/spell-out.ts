import type { QuestionPath } from "./question-paths.ts";

type Pronouns = { who: string; her: string };
/** Without a sentence for "I don't know", that answer adds nothing: nobody was told, as far as anyone knows. */
type Statements = { yes: string; no: string; unknown?: string };

/** Questions that take a yes, a no or "I don't know", and what each answer says in full. */
const statements: Partial<Record<QuestionPath, (words: Pronouns) => Statements>> = {
  headStrike: ({ who, her }) => ({
    yes: `${who} hit ${her} head`,
    no: `${who} did not hit ${her} head`,
    unknown: `I don't know if ${who} hit ${her} head`,
  }),
  onAnticoagulant: ({ who }) => ({
    yes: `${who} takes a blood thinner`,
    no: `${who} is not on a blood thinner`,
    unknown: `I don't know if ${who} is on a blood thinner`,
  }),
  witnessed: () => ({
    yes: "someone saw it happen",
    no: "nobody saw it happen",
    unknown: "I don't know if anyone saw it happen",
  }),
  lossOfConsciousness: ({ who }) => ({
    yes: `${who} passed out`,
    no: `${who} did not pass out`,
    unknown: `I don't know if ${who} passed out`,
  }),
  "injury.present": ({ who }) => ({
    yes: `${who} is hurt`,
    no: `${who} has no injury`,
    unknown: `I don't know if ${who} is hurt`,
  }),
  "medication.reachedResident": ({ who }) => ({
    yes: `${who} took it`,
    no: `${who} did not take it`,
    unknown: `I don't know if ${who} took it`,
  }),
  "elopement.headcountDone": () => ({
    yes: "we did a head count and everyone else is accounted for",
    no: "the head count is not done",
    unknown: "I don't know if the head count is done",
  }),
  "elopement.policeCalled": () => ({
    yes: "the police have been called",
    no: "the police have not been called",
    unknown: "I don't know if the police have been called",
  }),
  "elopement.leftBuilding": ({ who }) => ({
    yes: `${who} got outside`,
    no: `${who} did not get outside`,
    unknown: `I don't know if ${who} got outside`,
  }),
  "behavior.contactMade": () => ({
    yes: "someone was hit",
    no: "nobody was touched or hurt",
    unknown: "I don't know if anyone was touched",
  }),
  "wound.knownCause": ({ who }) => ({
    yes: `I know how ${who} got it`,
    no: `nobody knows how ${who} got it`,
    unknown: `I don't know how ${who} got it`,
  }),
  "wound.bleedingControlled": () => ({
    yes: "the bleeding has stopped",
    no: "the bleeding has not stopped",
    unknown: "I don't know if the bleeding has stopped",
  }),
  "notifications.charge_nurse": told("the nurse"),
  "notifications.physician": told("the doctor"),
  "notifications.family": told("the family"),
  "notifications.administrator": told("the administrator"),
  "notifications.infection_preventionist": told("the infection control nurse"),
  "notifications.agency_office": told("the office"),
  "notifications.health_department": told("the health department"),
};

function told(whom: string): () => Statements {
  return () => ({
    yes: `${whom} was told`,
    no: `${whom} has not been told yet`,
  });
}

/** What a bare answer needs before it, unless the speaker said it. */
const leads: Partial<Record<QuestionPath, { lead: string; unless: RegExp }>> = {
  "occurred.time": { lead: "it happened at", unless: /\b(at|around|about|happened|found)\b/i },
  "resident.name": { lead: "this is about", unless: /\babout\b/i },
  "resident.room": { lead: "room", unless: /\b(room|apartment|bed)\b/i },
  "vitals.bp": { lead: "blood pressure", unless: /\b(blood pressure|bp)\b/i },
  "vitals.spo2": { lead: "oxygen", unless: /\b(oxygen|sat|sats|o2)\b/i },
  "medication.drug": { lead: "the medicine was", unless: /\bwas\b/i },
  "elopement.lastSeen": { lead: "last seen", unless: /\b(seen|saw)\b/i },
  "wound.lengthCm": { lead: "it measures", unless: /\b(measures|about|is)\b/i },
};

const yes = /^(yes|yeah|yep|yup|correct|right|she did|he did|they did|uh huh|mhm|sure)\b[\s,.!]*/i;
const no = /^(no|nope|nah|not yet|she didn'?t|he didn'?t|they didn'?t|negative)\b[\s,.!]*/i;
const unknown =
  /^(i )?(don'?t know|do not know|not sure|no idea|can'?t say|couldn'?t say|unsure|unknown|i'?m not sure)\b[\s,.!]*/i;
/** "No wait" and "no, room fourteen" take something back; they do not answer a question with no. */
const takesBack = /^no[\s,]*(wait|sorry|actually|i mean|it'?s|room|not)\b/i;
/** "Yes, she hit her head" goes on with the story: it does not say that the doctor has been told. */
const tellsTheStory =
  /^(?:yes|yeah|yep|yup|no|nope|nah)[\s,.]+(?:and |so |but )*(?:he|she|they|it|there|(?:his|her|the) (?!doctor|nurse|family|wife|husband|son|daughter)\w+)(?:'s| is| was| has| had)? (?:a |got |just |also |still |really )*(?:hit|bump|bang|fell|fall|slip|slid|trip|land|bleed|bled|blood|bruis|swell|swollen|hurt|cut|scrap|pass|black|vomit|threw|dizzy|confus|pain|on (?:eliquis|coumadin|warfarin|xarelto|plavix|blood)|takes|broke|lump|gash|skin)/i;

/**
 * The full sentence behind an answer to a question: "no" becomes "she did not hit her head". Words that say it
 * themselves are left as they are; `undefined` means nothing needs to be added.
 */
export function spellOut(path: QuestionPath, answer: string, words: Pronouns): string | undefined {
  const said = answer.trim();
  const full = statements[path]?.(words);
  if (full) {
    if (unknown.test(said)) return full.unknown;
    if (takesBack.test(said)) return undefined;
    if (path.startsWith("notifications.") && tellsTheStory.test(said)) return undefined;
    if (yes.test(said)) return full.yes;
    return no.test(said) ? full.no : undefined;
  }
  const lead = leads[path];
  return lead && !lead.unless.test(said) && !unknown.test(said) ? `${lead.lead} ${said}` : undefined;
}
