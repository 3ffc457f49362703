import { answeredByReadBack, answeredBySteps } from "../../content/en/answers.ts";
import { conversation } from "../../content/en/conversation.ts";
import { askAgain, sayWhatIsWritten } from "./choose-next.ts";
import { type Draft, incidentAt, judgementOf, say, sayOneOf } from "./draft.ts";
import { sayFirstSteps } from "./say-what-changed.ts";

const answers: Partial<Record<string, string>> = conversation.answers;

/** A question back is answered in a sentence of ours; then the open question comes again, in other words. */
export function answerBack(draft: Draft, name: string | undefined) {
  sayAnswer(draft, name);
  askAgain(draft);
}

export function sayAnswer(draft: Draft, name: string | undefined) {
  const answer = name && Object.hasOwn(answers, name) ? answers[name] : undefined;
  if (name && answeredBySteps.includes(name) && sayNextSteps(draft)) return;
  if (name === answeredByReadBack && incidentAt(draft).isTold) sayWhatIsWritten(draft);
  else if (answer) say(draft, answer);
  else sayOneOf(draft, "noAnswer");
}

/** What to do now, as the report's own next steps say it. */
function sayNextSteps(draft: Draft): boolean {
  if (!incidentAt(draft).isTold) return false;
  const { emergency, steps } = judgementOf(draft);
  if (emergency) {
    sayFirstSteps(draft, emergency);
    return true;
  }
  const now = steps.filter(({ due }) => due === "now");
  const next = (now.length > 0 ? now : steps).slice(0, 2).map(({ text }) => small(withoutStop(text)));
  if (next.length > 0) say(draft, `${conversation.stepsFirst} ${next.join(conversation.stepsThen)}.`);
  return next.length > 0;
}

function withoutStop(text: string): string {
  return text.trim().replace(/\.$/, "");
}

/** In the middle of a sentence; "RN" and "I" stay as they are. */
function small(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
