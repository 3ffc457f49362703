import type { ConversationMessage } from "../../contracts/call-messages.ts";
import type { Conversation } from "./mind.ts";

/** Sends all of a conversation and every change after, until the function it gives is called. */
export function showConversation(conversation: Conversation, send: (text: string) => void): () => void {
  const tell = (message: ConversationMessage) => send(JSON.stringify(message));
  tell({ type: "conversation", view: conversation.view() });
  return conversation.follow((change) => tell({ type: "conversation-changed", change }));
}
