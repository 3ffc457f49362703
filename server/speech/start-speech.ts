import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../observe/log.ts";
import { createEars, type EarsEngine } from "./create-ears.ts";
import { createVoice, type VoiceEngine } from "./create-voice.ts";
import { modelsFor, type SynthName } from "./models/catalogue.ts";
import { fetchModels, modelsReady, type Progress } from "./models/fetch-models.ts";

/** Where speech stands. Only when it is ready can a call be spoken; before that, and without it, calls are typed. */
type SpeechState =
  | { kind: "fetching"; doneBytes: number; totalBytes: number }
  | { kind: "loading" }
  | { kind: "ready"; ears: EarsEngine; voice: VoiceEngine }
  | { kind: "unavailable"; reason: string };

export type SpeechEngines = {
  state(): SpeechState;
  /** Settles when the first attempt is over, well or not. */
  readonly attempted: Promise<void>;
  close(): Promise<void>;
};

type SpeechSettings = {
  modelsDir: string;
  cacheDir: string;
  synth: SynthName;
  log: Pick<Log, "info" | "warn">;
  retryMs?: number;
  patienceMs?: number;
  loader?: SpeechLoader;
};

/** What brings speech about; tests put a stand-in here. */
export type SpeechLoader = {
  isThere(): Promise<boolean>;
  fetch(options: { onProgress: (progress: Progress) => void; signal: AbortSignal; verify: boolean }): Promise<void>;
  load(): Promise<{ ears: EarsEngine; voice: VoiceEngine }>;
};

/**
 * Brings speech up in the background: fetches the models where they are missing, loads them, and tries again
 * later when either fails. The caller goes on at once.
 */
export function startSpeech({ log, retryMs = 300_000, ...settings }: SpeechSettings): SpeechEngines {
  const loader = settings.loader ?? realLoader(settings);
  const stopping = new AbortController();
  const { signal } = stopping;
  let state: SpeechState = { kind: "loading" };

  async function attempt(isRetry: boolean): Promise<void> {
    try {
      if (isRetry || !(await loader.isThere())) {
        log.info("Fetching the speech models");
        await loader.fetch({
          signal,
          // What could not be loaded may be damaged: a second attempt reads every file.
          verify: isRetry,
          onProgress: ({ doneBytes, totalBytes }) => {
            state = { kind: "fetching", doneBytes, totalBytes };
          },
        });
      }
      state = { kind: "loading" };
      const loaded = await loader.load();
      if (signal.aborted) return closeBoth(loaded);
      state = { kind: "ready", ...loaded };
      log.info("Speech is ready");
    } catch (error) {
      if (signal.aborted) return;
      state = { kind: "unavailable", reason: (error as Error).message };
      log.warn({ err: error }, "Speech is unavailable; calls are by typing");
    }
  }

  async function keepTrying() {
    await attempted;
    while (state.kind !== "ready" && !signal.aborted) {
      await wait(retryMs, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await attempt(true);
    }
  }

  const attempted = attempt(false);
  const trying = keepTrying();
  return {
    state: () => state,
    attempted,
    async close() {
      stopping.abort(new Error("The server stops"));
      await trying;
      if (state.kind === "ready") await closeBoth(state);
    },
  };
}

function realLoader({ modelsDir, cacheDir, synth, patienceMs }: Omit<SpeechSettings, "log">): SpeechLoader {
  const packages = modelsFor(synth);
  return {
    isThere: () => modelsReady(modelsDir, packages),
    fetch: (options) => fetchModels(modelsDir, packages, options),
    async load() {
      const [ears, voice] = await Promise.all([
        createEars({ modelsDir }),
        createVoice({ modelsDir, cacheDir, synth, patienceMs }),
      ]);
      try {
        await Promise.all([ears.ready, voice.ready]);
        await warmUp({ ears, voice });
      } catch (error) {
        await closeBoth({ ears, voice });
        throw error;
      }
      return { ears, voice };
    },
  };
}

/** The first run of a model takes several times as long as the others; no visitor should wait for it. */
export async function warmUp({ ears, voice }: { ears: EarsEngine; voice: VoiceEngine }) {
  const silence = new Int16Array(2 * 16_000);
  const speak = () => voice.say("One, two.").next();
  await Promise.all([
    ears.transcribe(silence),
    ears.transcribe(silence, { model: "tiny" }),
    ears.detector().push(silence),
    // On a busy machine it may take longer than any sentence may, and is no sign of what the second takes.
    speak().catch(speak),
  ]);
}

async function closeBoth({ ears, voice }: { ears: EarsEngine; voice: VoiceEngine }) {
  await Promise.all([ears.close(), voice.close()]);
}
