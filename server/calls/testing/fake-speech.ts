import { windowSamples } from "../../speech/detect/detector.ts";
import { type Speech, samplesPerMs } from "../speech.ts";

type Options = {
  /** What is heard, decoding by decoding; when used up, silence. */
  hears?: string[];
  decodeMs?: number;
  /** How long the voice takes to make a sentence, and how long a word of it sounds. */
  speakMs?: number;
  wordMs?: number;
  fails?: { ears?: boolean; voice?: boolean };
};

/** Stands in for the engines: loud is speech, what is heard is given, a sentence is a tone as long as its words. */
export function fakeSpeech({ hears = [], decodeMs = 0, speakMs = 0, wordMs = 100, fails = {} }: Options = {}) {
  const decoded: { model: string; ms: number }[] = [];
  const spoken: string[] = [];
  const speech: Speech = {
    ears: {
      async transcribe(samples, { model, signal }) {
        decoded.push({ model, ms: Math.round(samples.length / samplesPerMs) });
        if (decodeMs > 0) await wait(decodeMs, signal);
        if (fails.ears) throw new Error("The stand-in ears are broken");
        return model === "tiny" ? "partial words" : (hears.shift() ?? "");
      },
      detector() {
        let pending: number[] = [];
        return {
          async push(samples) {
            pending.push(...samples);
            const found: number[] = [];
            while (pending.length >= windowSamples) {
              const window = pending.slice(0, windowSamples);
              pending = pending.slice(windowSamples);
              const level = window.reduce((sum, sample) => sum + Math.abs(sample), 0) / windowSamples;
              found.push(level > 500 ? 0.95 : 0.02);
            }
            return found;
          },
        };
      },
    },
    voice: {
      async speak(sentence, { signal }) {
        spoken.push(sentence);
        if (speakMs > 0) await wait(speakMs, signal);
        if (fails.voice) throw new Error("The stand-in voice is broken");
        return tone(sentence.split(" ").length * wordMs, 9);
      },
    },
  };
  return { speech, decoded, spoken, hears };
}

/** The agent's tone is deeper than a visitor's, so that one is not the other's echo. */
export function tone(ms: number, depth = 6): Int16Array {
  return Int16Array.from({ length: ms * samplesPerMs }, (_, index) => 8000 * Math.sin(index / depth));
}

export function silence(ms: number): Int16Array {
  return new Int16Array(ms * samplesPerMs);
}

/** On the global clock, which a test may hold. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
