import type { Reply } from "../../../assistant/converse/turn-state.ts";
import type { Conversation, Mind } from "../mind.ts";

/** A stand-in mind that gives the replies it was given, and remembers what it heard. */
export function fakeMind(replies: Reply[] = []) {
  const heard: { text: string; by: string }[] = [];
  const noted: string[] = [];
  const said: string[] = [];
  const conversation: Conversation = {
    hear: (words) => heard.push(words),
    note: (content) => noted.push(content),
    next: () => replies[said.length] ?? { sentences: ["What else?"], expects: "answer" },
    foresee: () => replies[said.length],
    said: (reply) => said.push(reply.sentences.join(" ")),
    findings: () =>
      heard.length === 0
        ? { report: null, unconfirmed: [], summary: "" }
        : {
            report: { narrative: heard.map(({ text }) => text).join(" ") },
            unconfirmed: heard.some(({ by }) => by === "speech") ? ["headStrike"] : [],
            summary: "A fall.",
          },
  };
  const mind: Mind = { begin: () => conversation };
  return { mind, conversation, heard, noted, said };
}
