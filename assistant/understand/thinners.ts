import { assertionOf } from "./assertion.ts";
import { type Draft, fill } from "./draft.ts";
import { findDrugs } from "./drug-mentions.ts";
import { find, type Reading, type Span, textAfter, textBefore } from "./reading.ts";
import { answers, hear } from "./statements.ts";

const thinnerWords =
  /\b(?:thins? (?:his|her|the) blood|blood ?thinners?|thinners?|anticoagulated|anti ?coagulants?)\b/g;
const begun = /\b(?:started|switched|changed|moved|put)(?: (?:her|him|on|to|over|back|the|a))*$/;
const therapy =
  /\b(?:on|takes?|taking|doubling|gets?|prescribed|uses|thinners?)(?: (?:a|an|any|his|her|the|low|dose|baby|daily|still|some|old|regular|chronic|just|does))*$/;
const stopped =
  /\b(?:stopped|off|discontinued|quit|came off|taken off|used to (?:take|be)|was on|held|instead of)(?: (?:of|the|her|his|taking|that|on|be|to))*$/;

/** Blood thinners and the drugs that act like them. Aspirin alone is kept apart: it is no bleeding-risk flag. */
export function fillThinners(draft: Draft, isMedicationReport: boolean): void {
  const { reading } = draft;
  const lay = answers(hear(reading, thinnerWords)).filter((answer) => !isAskedAbout(reading, answer));
  const doubtedWhich = lay.map((answer) => ({
    ...answer,
    value: /\boff(?: of)?(?: the| any| his| her)?$/.test(textBefore(reading, answer, 6))
      ? ("no" as const)
      : isOnlyTheName(reading, answer)
        ? ("yes" as const)
        : answer.value,
  }));
  const named = findDrugs(reading).filter(({ drug }) => drug.class === "anticoagulant");
  const taken = named.find((mention) => isTherapy(reading, mention, isMedicationReport));
  const isStopped = named.find((mention) => stopped.test(textBefore(reading, mention, 6)));

  if (taken) {
    fill(draft, "onAnticoagulant", "yes", taken);
    fill(draft, "anticoagulant", taken.drug.name, taken);
  } else {
    const yes = doubtedWhich.find(({ value }) => value === "yes");
    const unknown = doubtedWhich.find(({ value }) => value === "unknown");
    const denied = named.find((mention) => assertionOf(reading, mention).negated);
    const no = doubtedWhich.find(({ value }) => value === "no") ?? isStopped ?? denied;
    const heard = yes ?? unknown ?? no;
    if (heard) fill(draft, "onAnticoagulant", yes ? "yes" : unknown ? "unknown" : "no", heard);
  }

  const platelet = findDrugs(reading).filter(
    ({ drug }) => drug.class === "p2y12" || drug.class === "aspirin",
  );
  const onPlatelet = platelet.find((mention) => isTherapy(reading, mention, isMedicationReport));
  if (onPlatelet) fill(draft, "onAntiplatelet", "yes", onPlatelet);
  else if (platelet[0] && assertionOf(reading, platelet[0]).negated)
    fill(draft, "onAntiplatelet", "no", platelet[0]);
}

/** Whether a named drug is one the resident takes, as against one given in error or stopped. */
function isTherapy(reading: Reading, mention: Span, isMedicationReport: boolean): boolean {
  const { negated, doubted, past, someoneElse } = assertionOf(reading, mention);
  const leading = textBefore(reading, mention, 6);
  const isOthers = /^not (?:mr|mrs|ms|him|her)\b/.test(textAfter(reading, mention, 2));
  if (
    negated ||
    doubted ||
    someoneElse ||
    isOthers ||
    isAskedAbout(reading, mention) ||
    stopped.test(leading)
  )
    return false;
  if (begun.test(leading)) return true;
  if (past) return false;
  return !isMedicationReport || therapy.test(leading) || /\b(?:just|only)(?: a)?(?: baby)?$/.test(leading);
}

function isAskedAbout(reading: Reading, mention: Span): boolean {
  return /\bask\w*(?: \w+){0,3} about$/.test(textBefore(reading, mention, 6));
}

/** "on a blood thinner, don't know which": the doubt is about the name. */
function isOnlyTheName(reading: Reading, { to }: Span): boolean {
  return find(reading, /\b(?:do not know|not sure)(?: of)? (?:which|what|the name)\b/g).some(
    ({ from }) => from >= to && from - to < 5,
  );
}

export function bleedingRisk(draft: Draft): Span | undefined {
  const { reading } = draft;
  return findDrugs(reading).find(
    ({ drug, ...mention }) => drug.class === "p2y12" && isTherapy(reading, mention, false),
  );
}
