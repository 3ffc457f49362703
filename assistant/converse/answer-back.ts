import { answersFromReport } from "../../content/en/answers.ts";
import { conversation } from "../../content/en/conversation.ts";
import { askAgain } from "./choose-next.ts";
import { type Draft, incidentAt, judgementOf, say, sayOneOf } from "./draft.ts";

const answers: Partial<Record<string, { say: string }>> = conversation.answers;

/** A question back is answered in a sentence of ours; then the open question comes again, in other words. */
export function answerBack(draft: Draft, name: string | undefined) {
  const answer = name && Object.hasOwn(answers, name) ? answers[name] : undefined;
  const fromReport = name && answersFromReport.includes(name) ? stepsInWords(draft) : undefined;
  if (fromReport) say(draft, fromReport);
  else if (answer) say(draft, answer.say);
  else sayOneOf(draft, "noAnswer", conversation.noAnswer);
  askAgain(draft);
}

/** What to do now, as the report's own next steps say it. */
function stepsInWords(draft: Draft): string | undefined {
  if (!incidentAt(draft).isTold) return undefined;
  const { emergency, steps } = judgementOf(draft);
  const now = emergency?.steps ?? steps.filter(({ due }) => due === "now").map(({ text }) => text);
  const [first, ...rest] = (now.length > 0 ? now : steps.map(({ text }) => text))
    .slice(0, 3)
    .map(withoutStop);
  if (!first) return undefined;
  return `${conversation.stepsFirst} ${[first, ...rest].map(small).join(conversation.stepsThen)}.`;
}

function withoutStop(text: string): string {
  return text.trim().replace(/\.$/, "");
}

/** In the middle of a sentence; "RN" and "I" stay as they are. */
function small(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
