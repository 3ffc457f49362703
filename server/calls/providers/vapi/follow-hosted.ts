import type { Say } from "../../../../assistant/converse/state.ts";
import { limits } from "../../../security/limits.ts";
import type { Conversation } from "../../mind.ts";

type ChatTurn = { role: string; text: string };

export type HostedTalk = ReturnType<typeof followHosted>;

/** A hosted voice tells all that was said each time it asks: only what is new is heard. */
export function followHosted(conversation: Conversation) {
  let heard: string[] = [];
  let reply: Say | undefined;
  let left: number = limits.heardCharacters.value;
  let turnsLeft: number = limits.heardTurns.value;

  function newWords(turns: readonly ChatTurn[]): string[] {
    const told = turns.filter(({ role, text }) => role === "user" && text !== "").map(({ text }) => text);
    const last = heard.at(-1);
    const grown = told[heard.length - 1];
    const goesOn = last !== undefined && grown !== undefined && grown !== last && grown.startsWith(last);
    const more = [...(goesOn ? [grown.slice(last.length).trim()] : []), ...told.slice(heard.length)];
    if (told.length >= heard.length) heard = told;
    return more.flatMap((text) => {
      const part = turnsLeft > 0 ? text.slice(0, left) : "";
      if (part === "") return [];
      left -= part.length;
      turnsLeft -= 1;
      return [part];
    });
  }

  /** What was spoken of our last reply stands in the visitor's history of it. */
  function noteHowFar(turns: readonly ChatTurn[]) {
    const spoken = turns.findLast(({ role }) => role === "assistant" || role === "bot")?.text ?? "";
    const whole = reply?.sentences.join(" ");
    if (whole && spoken !== whole && whole.startsWith(spoken)) conversation.replyWasCutOff(spoken);
  }

  return {
    /** What to say to all of this; the same again when nothing is new. */
    async answer(turns: readonly ChatTurn[]): Promise<Say | undefined> {
      const words = newWords(turns);
      if (words.length === 0) return reply;
      noteHowFar(turns);
      for (const text of words) reply = await conversation.hear({ text, by: "speech" });
      return reply;
    },
  };
}
