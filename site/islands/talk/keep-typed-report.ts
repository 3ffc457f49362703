import type { Conversation } from "../../../assistant/converse/conversation.ts";
import { createVoiceCall } from "../../call/create-voice-call.ts";

export type KeptCall = { id: string; token: string };

type Typed = { email: string; consentVersion: string; conversation: Conversation };

/** What was only typed never left the page; as a call in writing it is kept by the server, which can then mail it. */
export async function keepTypedReport({ email, consentVersion, conversation }: Typed): Promise<KeptCall> {
  const { setting, now, turns } = conversation;
  const call = createVoiceCall();
  await call.start({ email, consentVersion, typedOnly: true, variableValues: { setting, now } });
  const { callId, callToken, phase } = call;
  for (const { text } of turns) {
    const message = { role: "user", content: text } as const;
    call.send({ type: "add-message", message, triggerResponseEnabled: false });
  }
  await call.stop();
  call.dispose();
  if (phase !== "in-call" || !callId || !callToken) throw new Error("The conversation could not be kept.");
  return { id: callId, token: callToken };
}
