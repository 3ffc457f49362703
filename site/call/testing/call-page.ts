import { demoAssistantId } from "../../../contracts/call-numbers.ts";
import { createVoiceCall } from "../create-voice-call.ts";
import { checkMicrophone, listSpeakers } from "../microphone.ts";

/** A page with nothing but a call, for tests in a real browser. */
const call = createVoiceCall();
const story: { at: number; event: string; value: unknown }[] = [];
const events = ["phase", "call-start", "call-end", "message", "error", "speech-start", "speech-end"] as const;
const measures = ["volume-level", "local-volume-level", "network", "progress", "latency"] as const;

for (const event of [...events, ...measures]) {
  call.on(event, (value?: unknown) => {
    story.push({ at: performance.now(), event, value });
  });
}

const start = (typedOnly = false) => call.start({ email: "ana@example.com", assistantId: demoAssistantId, typedOnly });

document.querySelector("#start")?.addEventListener("click", () => start());
document.querySelector("#type")?.addEventListener("click", () => start(true));
document.querySelector("#stop")?.addEventListener("click", () => call.stop());
document.querySelector("#resume")?.addEventListener("click", () => call.resumeAudio());

Object.assign(globalThis, { call, story, start, checkMicrophone, listSpeakers });
