import { conversation } from "../../content/en/conversation.ts";
import { goOnAfterHelp } from "./choose-next.ts";
import { incidentAt, judgementOf } from "./draft.ts";
import { says } from "./plain-answer.ts";
import { sayFirstSteps, stopBreathing } from "./say-what-changed.ts";
import type { Open } from "./state.ts";
import type { Answer } from "./take-words.ts";

/** The first steps once more where an emergency goes on. False: it is something else. */
export function helpAgain(answer: Answer): boolean {
  const { draft, open, text } = answer;
  if (!needsSteps(answer)) return false;
  if (isOfBreathing(open) && /^\W*no\b/i.test(text)) stopBreathing(draft);
  const { emergency } = judgementOf(draft);
  if (emergency) sayFirstSteps(draft, emergency);
  goOnAfterHelp(draft);
  return true;
}

/** It gets worse ("he quit coughing, he's blue"), or "NO what do I do". */
function needsSteps({ draft, open, heard, perception, text }: Answer): boolean {
  if (!incidentAt(draft).isTold || !judgementOf(draft).emergency || perception.act === "ask-back") return false;
  const signs = heard.changes.find(({ path }) => path === "signs");
  const isMore = signs?.before !== undefined && [signs.now].flat().length > [signs.before].flat().length;
  return says(text, conversation.whatToDo) || (isMore && !isOfBreathing(open));
}

function isOfBreathing(open: Open | undefined): boolean {
  return open?.kind === "question" && open.path === "emergency.breathing";
}
