import { vi } from "vitest";
import type { ConversationChange, ConversationView } from "../../../contracts/conversation.ts";
import { applyChange } from "../../../contracts/conversation-change.ts";
import type { EarsEngine } from "../../speech/create-ears.ts";
import type { VoiceEngine } from "../../speech/create-voice.ts";
import { joinSamples } from "../../speech/samples.ts";
import { startEmbeddedCall } from "../embedded-call.ts";
import { showConversation } from "../show-conversation.ts";
import { openMicrophone } from "./microphone.ts";
import { testMind } from "./test-mind.ts";

type Engines = { ears: EarsEngine; voice: VoiceEngine };
type Json = Record<string, unknown> & { type: string };

const stepMs = 20;

/**
 * A call with the real engines on a clock of its own, which stands still until all that was asked of them is answered:
 * it takes as long as their work and no longer, and on a busy machine the same happens as on a quiet one.
 */
export function holdSpokenCall(engines: Engines) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  const { speech, settled } = waitedFor(engines);
  const texts: string[] = [];
  const frames: Buffer[] = [];
  const listeners: ((frame: Buffer) => void)[] = [];
  const failures: unknown[] = [];
  let isClosed = false;
  const conversation = testMind().mind.begin({ id: "spoken", now: new Date(), setting: "nursing_home" });
  const call = startEmbeddedCall({
    wire: {
      send(data) {
        if (typeof data === "string") return void texts.push(data);
        const frame = Buffer.from(data);
        frames.push(frame);
        for (const listen of listeners) listen(frame);
      },
      waitingBytes: () => 0,
      close() {
        isClosed = true;
      },
    },
    conversation,
    speech,
    assistant: { id: "incident-documenter", name: "Documenter" },
    variableValues: {},
    now: Date.now,
    events: { ended: () => {}, failed: (error) => failures.push(error) },
  });
  showConversation(conversation, (text) => texts.push(text));
  const microphone = openMicrophone({ readyState: 1, send: (frame) => call.hearSound(frame) });
  const messages = () => texts.filter((text) => text !== "listening").map((text): Json => JSON.parse(text));

  return {
    frames,
    failures,
    messages,
    microphone,
    isClosed: () => isClosed,
    onFrame: (listen: (frame: Buffer) => void) => listeners.push(listen),
    send: (message: unknown) => call.hearText(typeof message === "string" ? message : JSON.stringify(message)),
    said: (role: "assistant" | "user") =>
      messages().filter((message) => message.transcriptType === "final" && message.role === role),
    view: () => messages().reduce(viewAfter, undefined),
    /** Lets the clock go on until this is so. */
    async until<T>(look: () => T | undefined | false, patienceMs = 60_000): Promise<T> {
      for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += stepMs) {
        const seen = look();
        if (seen) return seen;
        vi.advanceTimersByTime(stepMs);
        await settled();
      }
      throw new Error(`Never came; got ${texts.map((text) => text.slice(0, 80)).join("\n")}`);
    },
    hangUp() {
      microphone.stop();
      vi.useRealTimers();
    },
  };
}

function viewAfter(shown: ConversationView | undefined, message: Json): ConversationView | undefined {
  if (message.type === "conversation") return message.view as ConversationView;
  if (message.type !== "conversation-changed" || !shown) return shown;
  return applyChange(shown, message.change as ConversationChange);
}

/** The engines, and a way to wait until they have nothing left to answer. */
function waitedFor({ ears, voice }: Engines) {
  const asked = new Set<Promise<unknown>>();
  function remember<T>(answer: Promise<T>): Promise<T> {
    const over: Promise<unknown> = answer.catch(() => {}).finally(() => asked.delete(over));
    asked.add(over);
    return answer;
  }
  const speech = {
    ears: {
      transcribe: (...given: Parameters<EarsEngine["transcribe"]>) => remember(ears.transcribe(...given)),
      detector() {
        const detector = ears.detector();
        return { push: (samples: Int16Array) => remember(detector.push(samples)) };
      },
    },
    voice: { speak: (sentence: string) => remember(soundOf(voice, sentence)) },
  };
  async function settled() {
    do {
      await Promise.all(asked);
      // What follows from an answer may ask for more.
      await new Promise((done) => setImmediate(done));
    } while (asked.size > 0);
  }
  return { speech, settled };
}

/** Made once and kept: the same words always sound the same. */
export async function soundOf(voice: VoiceEngine, text: string): Promise<Int16Array> {
  await voice.prepare([text]);
  const parts: Int16Array[] = [];
  for await (const { samples } of voice.say(text)) parts.push(samples);
  return joinSamples(parts);
}
