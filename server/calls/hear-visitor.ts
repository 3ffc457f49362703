import type { Gap, Part } from "../../turn-taking/turn-state.ts";
import { windowSamples } from "../speech/detect/detector.ts";
import type { EchoGuard } from "./echo-guard.ts";
import { type Ears, samplesPerMs } from "./speech.ts";
import { createVisitorSound } from "./visitor-sound.ts";
import { followVoice, type VoiceChange } from "./voice-activity.ts";

/** What is decoded around the detected part: words begin softly, and silence makes the recogniser guess. */
const margins = { before: 100 * samplesPerMs, after: 50 * samplesPerMs };
/** Sound that waits longer than this to be looked at is not looked at any more. */
const maxUndetectedMs = 2_000;

/** In so much of the newest sound a place between two words is looked for. */
const gapSearch = 4_000 * samplesPerMs;

type Order = { id: number } & Part;

type Parts = {
  ears: Ears;
  echo: EchoGuard;
  now(): number;
  agentIsSpeaking(): boolean;
  voiceChanged(event: VoiceChange & { at: number }): void;
  decoded(id: number, text: string): void;
  decodingFailed(id: number): void;
  captioned(id: number, text: string): void;
  dropped(): void;
  failed(error: unknown): void;
};

/** One visitor's sound, from the wire to voices and words. */
export function hearVisitor({ ears, echo, now, ...parts }: Parts) {
  const startedAt = now();
  const sound = createVisitorSound();
  const detector = ears.detector();
  const activity = followVoice();
  const decodings = new Map<number, AbortController>();
  let undetectedSamples = 0;
  let lookedAtSamples = 0;
  let cameInAt = startedAt;
  let captionIsBusy = false;

  /** When the sample at this mark came in, however late it is looked at. */
  function timeOf(mark: number): number {
    return cameInAt - Math.max(0, sound.received - mark) / samplesPerMs;
  }

  function follow(probabilities: readonly number[]) {
    lookedAtSamples += probabilities.length * windowSamples;
    const around = {
      agentIsSpeaking: parts.agentIsSpeaking(),
      mayEcho: echo.mayEcho(timeOf(lookedAtSamples)),
      isEcho: (from: number, to: number) => echo.isEcho(sound.slice(from, to), timeOf(to)),
    };
    for (const event of activity(probabilities, around)) parts.voiceChanged({ ...event, at: timeOf(event.mark) });
  }

  function startDecoding(id: number): AbortSignal {
    const stop = new AbortController();
    decodings.set(id, stop);
    return stop.signal;
  }

  return {
    get received() {
      return sound.received;
    },

    /** The quietest moment of the last seconds: where people breathe, or one word ends and the next begins. */
    lastGap(): Gap {
      const mark = sound.quietest(sound.received - gapSearch, sound.received);
      return { mark, at: timeOf(mark) };
    },

    take(bytes: Uint8Array) {
      cameInAt = now();
      const samples = sound.take(bytes, cameInAt - startedAt);
      if (!samples || undetectedSamples > maxUndetectedMs * samplesPerMs) return parts.dropped();
      undetectedSamples += samples.length;
      detector
        .push(samples)
        .finally(() => {
          undetectedSamples -= samples.length;
        })
        .then(follow, parts.failed);
    },

    async decode({ id, from, to, isCutBefore, isCutAfter }: Order) {
      const signal = startDecoding(id);
      try {
        const end = isCutAfter ? to : to + margins.after;
        const samples = sound.slice(isCutBefore ? from : from - margins.before, end);
        const text = await ears.transcribe(samples, { model: "base", signal });
        if (!signal.aborted) parts.decoded(id, text);
      } catch (error) {
        if (signal.aborted) return;
        parts.failed(error);
        parts.decodingFailed(id);
      } finally {
        decodings.delete(id);
      }
    },

    /** Captions are a courtesy: one at a time, and a failed one is not missed. */
    async caption({ id, from, to, isCutBefore }: Order) {
      if (captionIsBusy) return;
      captionIsBusy = true;
      const signal = startDecoding(id);
      try {
        const samples = sound.slice(isCutBefore ? from : from - margins.before, to);
        parts.captioned(id, await ears.transcribe(samples, { model: "tiny", signal }));
      } catch (error) {
        if (!signal.aborted) parts.failed(error);
      } finally {
        decodings.delete(id);
        captionIsBusy = false;
      }
    },

    drop: (id: number) => decodings.get(id)?.abort(),
    close() {
      for (const decoding of decodings.values()) decoding.abort();
    },
  };
}
