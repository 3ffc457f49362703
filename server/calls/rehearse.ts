import { setImmediate as letOthersWork } from "node:timers/promises";
import { talk } from "../../content/en/talk.ts";
import type { Mind } from "./mind.ts";

/** The first story takes a mind far longer than any later one; no visitor should wait for that. */
export async function rehearse(mind: Mind): Promise<void> {
  for (const { text } of talk.examples.items) {
    await letOthersWork();
    const conversation = mind.begin({ id: "rehearsal", now: new Date(), setting: "nursing_home" });
    await conversation.foresee(text);
    await conversation.hear({ text, by: "speech" });
    conversation.findings();
  }
}
