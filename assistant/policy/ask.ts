import { leavesNothingToAsk } from "../../care/answered-by.ts";
import { askedTogether, peopleToTell, questionRows } from "../../care/questions.ts";
import type { QuestionPath } from "../../contracts/questions.ts";
import type { NotifiedPerson } from "../../contracts/report.ts";
import { holds, type Situation } from "./meets.ts";

/** What is worth asking, best first, and who still has to be told. */
export function whatToAsk(situation: Situation): { questions: QuestionPath[]; untold: NotifiedPerson[] } {
  const needed = peopleToTell.filter(({ when }) => holds(when, situation)).map(({ person }) => person);
  const untold = [...new Set(needed)].filter((who) => statusOf(situation, who) !== "done");
  /** "Not called yet" is an answer: it is asked about again only when nothing else is left. */
  const unsaid = untold.filter((who) => statusOf(situation, who) !== "not_done");
  const together = unsaid.filter((who) => askedTogether.includes(who));
  const [only, ...others] = together;

  const paths = questionRows.flatMap(({ path, when }): QuestionPath[] => {
    if (isKnown(path, situation) || !holds(when, situation)) return [];
    if (path === "told") return only ? [others.length > 0 ? "told" : `notifications.${only}`] : [];
    const person = personTold(path);
    return person && !unsaid.includes(person) ? [] : [path];
  });
  const left = untold.filter((who) => !unsaid.includes(who)).map((who): QuestionPath => `notifications.${who}`);
  const questions = [...new Set([...paths, ...left])].filter((path) => !situation.answered.includes(path));
  return { questions, untold };
}

function isKnown(path: QuestionPath, { facts, answered }: Situation): boolean {
  if (answered.includes(path)) return true;
  if (personTold(path)) return false;
  return Object.values(facts).some((fact) => fact && leavesNothingToAsk(path, fact.path));
}

function statusOf({ facts }: Situation, who: NotifiedPerson) {
  return facts[`notifications.${who}`]?.value;
}

/** Whom a path tells of that they know. */
export function personTold(path: string): NotifiedPerson | undefined {
  const prefix = "notifications.";
  return path.startsWith(prefix) ? (path.slice(prefix.length) as NotifiedPerson) : undefined;
}
