import { audioFormat } from "../../contracts/call-numbers.ts";

/** Hearing and speaking, as a call needs them. Sound is 16 kHz, mono, 16 bits. */
export type Speech = { ears: Ears; voice: Voice };

/** `preparing` while the models are fetched or loaded: until then calls are typed. */
export type SpeechStatus = "ready" | "preparing" | "off";

export type Ears = {
  /** "base" for what counts, "tiny" for captions while the visitor still speaks; "" for silence. */
  transcribe(samples: Int16Array, options: { model: "base" | "tiny"; signal: AbortSignal }): Promise<string>;
  /** A new detector for one visitor's sound. */
  detector(): {
    /** Gives, for every window of 512 samples that is complete, how likely it is that somebody speaks. */
    push(samples: Int16Array): Promise<number[]>;
  };
};

export type Voice = {
  speak(sentence: string, options: { signal: AbortSignal }): Promise<Int16Array>;
};

export const { sampleRate } = audioFormat;
export const samplesPerMs = sampleRate / 1000;
