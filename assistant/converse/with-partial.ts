import type { Taking } from "./draft.ts";
import { hear } from "./hear.ts";
import type { State } from "./state.ts";

/** The state as if what is being said now had been said, for the page to draw. It is never kept. */
export function withPartial(state: State): State {
  const { partial } = state;
  if (!partial) return state;
  const draft: Taking = { state, sentences: [], expects: "narration", endsCall: false };
  for (const { text, perception } of [partial, ...(partial.others ?? [])]) {
    hear(draft, text, partial.by, perception);
  }
  return draft.state;
}
