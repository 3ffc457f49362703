import { conversation } from "../../content/en/conversation.ts";
import { invite } from "./choose-next.ts";
import { type Draft, say } from "./draft.ts";
import { begin } from "./state.ts";

/** Nothing was said; the setting stays. What was there can be undone. */
export function startOver(draft: Draft): void {
  const { id, now, setting, settingFrom, said, revision, past } = draft.state;
  draft.state = { ...begin({ id, now }), setting, settingFrom, said, revision, past };
  say(draft, conversation.startedOver);
  invite(draft);
}
