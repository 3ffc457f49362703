import { isAffirmed } from "./assertion.ts";
import { findSites, type Site, siteNear, sitePointedAt } from "./body-sites.ts";
import { type Draft, fill, fillList, fillSettled } from "./draft.ts";
import { isHead } from "./lexicons/body.ts";
import * as words from "./lexicons/condition.ts";
import { injuries } from "./lexicons/injuries.ts";
import { symptoms } from "./lexicons/symptoms.ts";
import { correctedAt, spokenNames } from "./people.ts";
import {
  clauseAround,
  find,
  type Reading,
  type Span,
  sentenceAround,
  textAfter,
  textBefore,
  textOf,
} from "./reading.ts";
import { decide, decideBySource, hear, hearAffirmed, type Statement } from "./statements.ts";

/** How the resident is: head, mind, pain, injuries, symptoms. */
export function fillCondition(draft: Draft): void {
  fillHead(draft);
  fillMind(draft);
  fillInjuries(draft);
  fillPain(draft);
  fillSymptoms(draft);
}

export function residentIsConfused(draft: Draft): boolean {
  const { reading } = draft;
  const confused = hear(reading, words.confusedResident).some(
    ({ meant }) => !meant.negated && !meant.someoneElse,
  );
  return confused && hearAffirmed(reading, words.clearMinded).length === 0;
}

function fillHead(draft: Draft): void {
  const { reading } = draft;
  const confused = residentIsConfused(draft);
  const spoken = find(reading, /\bhead\b/g);
  const heads = hear(reading, words.headStrike)
    .filter(isNotOfThings)
    .filter(
      ({ text, from }) =>
        !/ it \w+$/.test(text) || spoken.some((head) => head.to <= from && from - head.to <= 15),
    );
  const head =
    decideBySource(reading, [...heads, ...shortAnswers(draft, heads)], confused) ??
    find(reading, words.headLeftOpen).map((open) => ({ ...open, value: "unknown" as const }))[0];
  const seen = head?.value === "no" ? headInjury(draft) : undefined;
  if (head) fill(draft, "headStrike", seen ? "unknown" : head.value, head, ...(seen ? [seen] : []));
  const faint = decideBySource(
    reading,
    hear(reading, words.lossOfConsciousness).filter((sign) => !isFright(reading, sign)),
    confused,
  );
  if (faint) fill(draft, "lossOfConsciousness", faint.value, faint);
}

/** "… but when I asked her she said no", "her roommate says she did": the answer has no words of its own. */
function shortAnswers({ reading }: Draft, heads: Statement[]): Statement[] {
  const answers = (pattern: RegExp, change: Partial<Statement["meant"]>) =>
    hear(reading, pattern)
      .filter(({ from }) => heads.some((head) => from >= head.from && from - head.to <= 30))
      .map((answer) => ({
        ...answer,
        meant: { ...answer.meant, negated: false, doubted: false, ...change },
      }));
  return [
    ...answers(words.headHeld, { doubted: true }),
    ...answers(words.undecided, { doubted: true }),
    ...answers(words.plainDenial, { negated: true, saidBy: "resident" }),
    ...answers(words.plainClaim, { negated: false, saidBy: "family" }),
    ...answers(words.seenNot, { negated: true, saidBy: "staff" }),
  ];
}

/** "hit something" tells of a head only when it is denied: "he didn't hit anything". */
function isNotOfThings(statement: Statement): boolean {
  return !/(?:thing|nothing)$/.test(statement.text) || statement.meant.negated;
}

/** A sign of danger that stands: of now, of this resident, and more than a fright. "can't breathe" has its own not. */
export function dangerSign(reading: Reading, pattern: RegExp): Statement | undefined {
  return hear(reading, pattern).find(
    (sign) =>
      !sign.meant.past &&
      !sign.meant.supposed &&
      !sign.meant.someoneElse &&
      (!sign.meant.negated || /\b(?:not|no|never|without)\b/.test(sign.text)) &&
      !words.askedBefore.test(textBefore(reading, sign, 8)) &&
      !isFright(reading, sign),
  );
}

/** "the new girl thought it was a seizure, he was chatting the whole time": someone was afraid of it, and it was not so. */
function isFright(reading: Reading, sign: Span): boolean {
  return (
    (words.fearedBefore.test(textBefore(reading, sign, 9)) && find(reading, words.provedWrong).length > 0) ||
    words.takenBackAfter.test(textAfter(reading, sign, 14))
  );
}

function fillMind(draft: Draft): void {
  const { reading } = draft;
  const asleep =
    hearAffirmed(reading, words.unresponsive)[0] ??
    hear(reading, words.unresponsive).find(
      ({ text, meant }) => /not|no /.test(text) && !meant.past && !meant.supposed,
    );
  const changed = hear(reading, words.changedMind).find(
    (sign) =>
      !sign.meant.past &&
      !sign.meant.supposed &&
      !sign.meant.someoneElse &&
      (!sign.meant.negated || /\bnot\b/.test(sign.text)) &&
      (!sign.meant.doubted || /\b(?:know|say)\b/.test(sign.text)) &&
      !isFright(reading, sign),
  );
  const usual =
    hearAffirmed(reading, words.usualMind)[0] ??
    hear(reading, words.changedMind).find(({ meant, text }) => meant.negated && /^confus/.test(text));
  if (asleep) fill(draft, "mentalStatus", "unresponsive", asleep);
  else if (changed) fill(draft, "mentalStatus", "changed", changed);
  else if (usual) fill(draft, "mentalStatus", "baseline", usual);
}

function fillInjuries(draft: Draft): void {
  const { reading } = draft;
  const found = injuries.flatMap(([code, pattern]) =>
    hearAffirmed(reading, pattern).map((statement) => ({ ...statement, value: code as string })),
  );
  const ofResident = found
    .sort((a, b) => a.from - b.from)
    .filter((injury) => !isOnSpeaker(draft, injury) && !isOfOther(draft, injury));
  const fracture = hear(reading, words.fractureSigns).filter(
    (sign) => !sign.meant.past && !sign.meant.someoneElse && !isFright(reading, sign),
  );
  const broken = fracture.find(
    ({ meant, text }) => (!meant.negated || /\bnot\b|unable/.test(text)) && !meant.supposed,
  );
  if (broken) fill(draft, "injury.suspectedFracture", "yes", broken);
  else if (fracture.some(({ meant }) => meant.negated))
    fill(draft, "injury.suspectedFracture", "no", fracture[0] as Span);

  fillList(draft, "injury.types", ofResident);
  const sites = [...ofResident, ...(broken ? [broken] : [])].flatMap((injury) => {
    const site =
      siteNear(reading, injury, 10, (near) => isOfResident(draft, near)) ?? sitePointedAt(reading, injury);
    if (!site || !isOfResident(draft, site)) return [];
    const { from, to, site: value } = site.side ? site : (sidedTwin(reading, site) ?? site);
    return [{ from, to, value }];
  });
  fillList(draft, "injury.sites", sites);

  const none = find(reading, words.noHarm).filter((mention) => !isOnSpeaker(draft, mention));
  const serious = ofResident.filter(({ value }) => value !== "redness" && value !== "bleeding");
  const plainly = hearAffirmed(
    reading,
    /\b(?:she|he|resident|they) (?:is|are|was|got) (?:hurt|injured)\b/g,
  )[0];
  const hurt = serious[0] ?? broken ?? plainly ?? (none.length === 0 ? ofResident[0] : undefined);
  if (hurt) fill(draft, "injury.present", "yes", hurt);
  else if (none[0]) fill(draft, "injury.present", "no", none[0]);
}

/** "her wrist was swollen … left wrist": the side is told once, wherever. */
function sidedTwin(reading: Reading, { part }: Site): Site | undefined {
  return findSites(reading).find((site) => site.part === part && site.side);
}

/** "he kicked her … she's got a bruise": a pronoun of the other gender is someone else, while one resident is named. */
function isOfOther(draft: Draft, injury: Span): boolean {
  const { reading } = draft;
  const name = String(draft.fields.get("resident.name")?.value ?? "");
  if (!name || spokenNames(reading).size !== 1) return false;
  const clause = clauseAround(reading, injury);
  const words = textOf(reading, { from: clause.from, to: injury.from });
  return name.startsWith("Mr.")
    ? /\b(?:she|her)\b/.test(words) && !/\b(?:he|his|him)\b/.test(words)
    : /\b(?:he|his)\b/.test(words) && !/\b(?:she|her)\b/.test(words);
}

/** An injury that someone other than the resident has. */
export function injuryOfOther(draft: Draft): Span | undefined {
  return injuries
    .flatMap(([, pattern]) => hearAffirmed(draft.reading, pattern))
    .find((injury) => isOfOther(draft, injury));
}

function isOnSpeaker({ reading }: Draft, { from, to }: Span): boolean {
  const clause = clauseAround(reading, { from, to });
  const near = textOf(reading, { from: Math.max(clause.from, from - 3), to: Math.min(clause.to, to + 2) });
  return /\b(?:my(?! (?:residents?|hall|unit|shift|side|floor))|me|i am|i have|i got)\b/.test(near);
}

function isOfResident({ reading }: Draft, { from }: Span): boolean {
  return reading.words[from - 1]?.text !== "my" && reading.words[from]?.text !== "my";
}

/** Wounds of the head that can be seen; those of the skull alone when nothing tells of a fall or a blow. */
export function headInjury(draft: Draft, onlySkull = false): Span | undefined {
  const { reading } = draft;
  return injuries
    .filter(([code]) =>
      onlySkull ? code === "laceration" || code === "hematoma" : code !== "redness" && code !== "fracture",
    )
    .flatMap(([, pattern]) => hearAffirmed(reading, pattern))
    .map((injury) => ({ injury, site: siteNear(reading, injury, 6) ?? sitePointedAt(reading, injury) }))
    .find(
      ({ injury, site }) =>
        site &&
        (onlySkull ? /head|skull|scalp|temple/ : /./).test(site.site) &&
        isHead(site.site) &&
        isOfResident(draft, site) &&
        !isOnSpeaker(draft, injury),
    )?.injury;
}

function fillPain(draft: Draft): void {
  const { reading } = draft;
  const nothing = find(reading, /\bnothing hurts\b|\bno pain\b|\bpain free\b|\bnot in (?:any )?pain\b/g);
  const statements = hear(reading, words.pain).filter(
    (statement) =>
      !isOnSpeaker(draft, statement) &&
      !nothing.some((n) => n.from <= statement.from && statement.from < n.to),
  );
  const present = statements.filter(({ meant }) => isAffirmed(meant));
  const scores = find(reading, words.painScore).flatMap((mention) => {
    const score = Number(
      mention.groups.score ?? mention.groups.after ?? mention.groups.called ?? mention.groups.hurts,
    );
    const later = correctedAt(reading, mention.to);
    const corrected =
      later === undefined ? [] : [{ from: later, to: later + 1, value: Number(reading.words[later]?.text) }];
    return [{ from: mention.from, to: mention.to, value: score }, ...corrected].filter(
      ({ value }) => value <= 10,
    );
  });
  const rated = find(
    reading,
    /\b(?:a|an|maybe|about|says|said) (?<n>\d|10)(?! (?:by|over|of|out|inch|inches|cm|centimeters?|hours?|days?|minutes?|weeks?|mg|units?|\d|@|oclock|people|residents|times|steps?|foot|feet|liters?|blisters?|in))\b/g,
  )
    .filter(({ from }) =>
      [
        ...present,
        ...find(
          reading,
          /\b(?:burn(?:s|ing)?|pains|swelling|not hurt|says it is a \d+ when|(?:hip|knee|back|head|arm|leg|wrist|ankle|shoulder|neck|rib)s(?= a \d))\b/g,
        ),
      ].some((pain) => from >= pain.from && from - pain.to <= 14 && sentenceAround(reading, pain).to >= from),
    )
    .map(({ from, to, groups }) => ({ from, to, value: Number(groups.n) }));
  const eased = rated.filter(({ from }) =>
    /\b(?:now|(?:down|up) to)\b/.test(textBefore(reading, { from }, 4)),
  );
  const told = scores.length > 0 ? [...scores, ...eased] : rated;
  const current = told.filter((one) => !isOfBefore(reading, one));
  const heard = current.length > 0 ? current : told;
  const score = fillSettled(
    draft,
    "pain.score",
    (scores.length > 0 ? heard : heard.slice(0, 1)).map((one, rank) => ({ ...one, rank })),
  );
  if (score?.value === 0) fill(draft, "pain.present", "no", score);
  else if (present[0] || score) {
    const where = (present[0] ?? score) as Span;
    fill(draft, "pain.present", "yes", where);
    const site = [where, ...present.slice(1)]
      .map((span) => siteNear(reading, span, 9))
      .find((near) => near !== undefined);
    if (site) fill(draft, "pain.site", site.part === "tailbone" ? "tailbone" : site.site, site);
  } else if (nothing[0]) fill(draft, "pain.present", "no", nothing[0]);
  else fillSettled(draft, "pain.present", decide(statements));
}

const earlier = "(?:(?!today)\\w+day|earlier|last (?:week|night|time)|usually|before)";
const ofBefore = new RegExp(`\\b${earlier}(?: \\w+){0,3} @|@ (?:on )?${earlier}\\b(?! (?:it|s?he) )`);

/** "says six, Monday it was a three": only the six is of now. */
function isOfBefore(reading: Reading, score: Span): boolean {
  return ofBefore.test(`${textBefore(reading, score, 5)} @ ${textAfter(reading, score, 4)}`);
}

function fillSymptoms(draft: Draft): void {
  const { reading } = draft;
  const heard = symptoms.flatMap(([code, pattern]) =>
    hearAffirmed(reading, pattern)
      .filter((statement) => !isOnSpeaker(draft, statement) && !isFright(reading, statement))
      .map((statement) => ({ from: statement.from, to: statement.to, value: code as string })),
  );
  const hasLegSwelling = heard.some(({ value }) => value === "leg_swelling");
  fillList(
    draft,
    "symptoms",
    heard.filter(({ value }) => !(hasLegSwelling && value === "swelling")).sort((a, b) => a.from - b.from),
  );
}
