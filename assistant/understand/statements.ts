import type { Tri } from "../../contracts/report.ts";
import { type Assertion, assertionOf, isAffirmed, type Source } from "./assertion.ts";
import { type Candidate, settle } from "./corrections.ts";
import { find, type Mention, type Reading } from "./reading.ts";

/** Something said, and how it was meant. */
export type Statement = Mention & { meant: Assertion };

export function hear(reading: Reading, pattern: RegExp): Statement[] {
  return find(reading, pattern).map((mention) => ({ ...mention, meant: assertionOf(reading, mention) }));
}

export function hearAffirmed(reading: Reading, pattern: RegExp): Statement[] {
  return hear(reading, pattern).filter(({ meant }) => isAffirmed(meant));
}

/** What a statement says to the question itself; nothing when it is about another time or person. */
export function answerOf({ meant, groups }: Statement): Tri | undefined {
  if (meant.past || meant.someoneElse) return undefined;
  if (meant.doubted) return "unknown";
  if (groups.no !== undefined) return "no";
  if (meant.negated) return "no";
  return meant.supposed ? undefined : "yes";
}

/** Yes outweighs doubt and doubt outweighs no, so that nothing serious is lost; corrections come first. */
export function decide(statements: Statement[]): Candidate<Tri>[] {
  const weight = { yes: 2, unknown: 1, no: 0 };
  return answers(statements).map((answer) => ({ ...answer, rank: weight[answer.value] }));
}

export function answers(statements: Statement[]): Candidate<Tri>[] {
  return statements.flatMap((statement) => {
    const value = answerOf(statement);
    return value ? [{ from: statement.from, to: statement.to, value }] : [];
  });
}

/**
 * Weighs who said it: what the speaker saw stands above what the resident says, and that above the family.
 * Where they disagree, or one of them wavers, nobody knows. A resident who gets confused cannot settle it by saying no.
 */
export function decideBySource(
  reading: Reading,
  statements: Statement[],
  residentIsConfused: boolean,
): Candidate<Tri> | undefined {
  const by = (...sources: (Source | undefined)[]) =>
    statements.filter(({ meant }) => sources.includes(meant.saidBy));
  const spoken = lastWord(reading, by(undefined, "staff"))?.winner;
  const [resident, family] = [by("resident"), by("family")].map((own) => {
    const told = lastWord(reading, own);
    return told?.wavers ? unsure(told.winner) : told?.winner;
  });
  const others = [resident, family].filter((answer) => answer !== undefined);

  if (spoken) {
    if (spoken.value === "no" && others.some((other) => other.value === "yes")) return unsure(spoken);
    return spoken;
  }
  const [first, second] = others;
  if (!first) return undefined;
  if (second && second.value !== first.value) return unsure(first);
  return first === resident && first.value === "no" && residentIsConfused ? unsure(first) : first;
}

function unsure(answer: Candidate<Tri>): Candidate<Tri> {
  return { ...answer, value: "unknown" };
}

/**
 * One person's final answer: a plain yes stands unless it was corrected, otherwise the later word holds. Whoever
 * has said two things and taken neither back wavers.
 */
function lastWord(reading: Reading, statements: Statement[]) {
  const heard = answers(statements);
  const order = heard.map((answer, index) => ({
    ...answer,
    rank: answer.value === "yes" ? heard.length : index,
  }));
  const settled = settle<Tri>(reading, order);
  if (!settled) return undefined;
  const { winner, superseded } = settled;
  return { winner, wavers: order.some((one) => one.value !== winner.value && !superseded.includes(one)) };
}
