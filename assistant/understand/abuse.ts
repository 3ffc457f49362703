import type { Code } from "../../contracts/report.ts";
import { type Draft, fill, is } from "./draft.ts";
import { abuseClaim, misappropriation, neglectClaim } from "./lexicons/abuse.ts";
import { causeUnknown, suspiciousMarks } from "./lexicons/wound.ts";
import { find, type Reading, type Span } from "./reading.ts";
import { hear, type Statement } from "./statements.ts";

export type Allegation = Span & { kind: "abuse" | "neglect" | "misappropriation"; by: Code<"allegationBy"> };

const told =
  /\b(?:told|says|said|saying|reports?|reported|complain(?:ed|s|ing)|claims?|claimed|states?|stated|accus(?:ed|es|ing)|upset|alleg(?:es|ed)|asked why|wants to file)\b/g;

/** An allegation is something told: by the resident, by the family, or seen by staff. */
export function findAllegation(reading: Reading): Allegation | undefined {
  const claims: [Allegation["kind"], RegExp][] = [
    ["abuse", abuseClaim],
    ["neglect", neglectClaim],
    ["misappropriation", misappropriation],
  ];
  for (const [kind, pattern] of claims) {
    const claim = hear(reading, pattern).find((statement) => {
      const { meant } = statement;
      if (meant.past && kind === "misappropriation") return false;
      if (meant.supposed || (meant.negated && !/not|nobody|no one/.test(statement.text))) return false;
      return kind === "neglect" || kind === "misappropriation"
        ? isTold(reading, statement) || kind === "misappropriation"
        : isTold(reading, statement) || wasSeen(reading, statement) || /abus|mistreat/.test(statement.text);
    });
    if (claim) return { from: claim.from, to: claim.to, kind, by: teller(reading, claim) };
  }
  return undefined;
}

function isTold(reading: Reading, claim: Statement): boolean {
  if (claim.meant.saidBy) return true;
  return find(reading, told).some((cue) => cue.from < claim.from && claim.from - cue.to < 14);
}

function wasSeen(reading: Reading, { from }: Span): boolean {
  return find(reading, /\b(?:i|we) (?:saw|watched|heard|witnessed|walked in on)\b/g).some(
    (cue) => cue.to <= from && from - cue.to < 5,
  );
}

function teller(reading: Reading, claim: Statement): Code<"allegationBy"> {
  if (claim.meant.saidBy) return claim.meant.saidBy;
  const before = reading.words
    .slice(Math.max(0, claim.from - 20), claim.from)
    .map((word) => word.text)
    .join(" ");
  if (
    /\b(?:daughter|son|wife|husband|family|sister|brother|niece|nephew)s?\b(?!.*\b(?:told|says) me)/.test(
      before,
    )
  )
    return "family";
  if (wasSeen(reading, claim)) return "staff";
  return /\b(?:she|he|mr|mrs|ms|resident)\b/.test(before) ? "resident" : "other";
}

export function fillAbuse(draft: Draft, allegation: Allegation | undefined): void {
  const { reading } = draft;
  if (allegation && allegation.kind !== "misappropriation") {
    fill(draft, "abuseScreen", "yes", allegation);
    fill(draft, "abuse.allegationBy", allegation.by, allegation);
    return;
  }
  const marks = suspiciousInjury(draft);
  if (marks) fill(draft, "abuseScreen", "yes", marks);
  else {
    const safe = find(
      reading,
      /\b(?:no signs? of abuse|no concerns? (?:for|about|of) abuse|feels safe|not abuse)\b/g,
    )[0];
    if (safe) fill(draft, "abuseScreen", "no", safe);
  }
}

/** A bruise or tear nobody can explain, in a place or a shape that accidents seldom leave. */
export function suspiciousInjury(draft: Draft): Span | undefined {
  const { reading } = draft;
  const unexplained =
    is(draft, "wound.knownCause", "no", "unknown") || find(reading, causeUnknown).length > 0;
  if (!unexplained || !is(draft, "wound.type", "bruise", "laceration", "skin_tear", "burn", "blister"))
    return undefined;
  return hear(reading, suspiciousMarks).find(({ meant }) => !meant.negated && !meant.past);
}
