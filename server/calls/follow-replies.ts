import type { Conversation } from "./mind.ts";

type Told = Pick<Conversation, "noteLine" | "replyWasCutOff">;

/** Tells a conversation what its visitor heard of each reply, and which lines were said beside them. */
export function followReplies(conversation: Told) {
  let reply: { utterance: number; text: string } | undefined;
  /** What was heard of a reply that was cut short, and may yet go on. */
  let heardOfIt: string | undefined;
  const unnoted = new Set<number>();

  return {
    /** This utterance is a reply of the conversation, which knows it already. */
    isReply(utterance: number, sentences: readonly string[]) {
      reply = { utterance, text: sentences.join(" ") };
      heardOfIt = undefined;
    },
    /** This utterance is in the conversation already, or has no place there. */
    isKnown: (utterance: number) => void unnoted.add(utterance),
    /** An interruption that was nothing is followed by the rest of the reply. */
    began(utterance: number, sentences: readonly string[]) {
      if (heardOfIt === undefined || !reply?.text.endsWith(sentences.join(" "))) return;
      reply = { ...reply, utterance };
      heardOfIt = undefined;
    },
    finished(utterance: number, text: string) {
      if (reply?.utterance === utterance) return;
      if (!unnoted.delete(utterance) && text) conversation.noteLine(text);
    },
    stopped(utterance: number, heard: string) {
      if (reply?.utterance !== utterance) {
        if (!unnoted.delete(utterance) && heard) conversation.noteLine(heard);
      } else if (!heard || !reply.text.endsWith(heard)) heardOfIt = heard;
    },
    /** The visitor said something, or the call is over: what was not heard by now was never said. */
    settle() {
      if (heardOfIt !== undefined) conversation.replyWasCutOff(heardOfIt);
      heardOfIt = undefined;
    },
  };
}
