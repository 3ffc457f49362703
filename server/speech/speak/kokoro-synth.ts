import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startThread } from "../../thread/start-thread.ts";
import type { KokoroRequest } from "./kokoro.ts";
import { kokoroIds } from "./kokoro-ids.ts";
import { makeInPieces } from "./make-in-pieces.ts";
import { pronounce } from "./pronounce.ts";
import { openDictionary } from "./pronouncing-dictionary.ts";
import type { Synth, SynthSettings } from "./synth.ts";

/** Raised when the same words would now sound different, so that kept sound is made anew. */
const soundVersion = 1;
const speed = 1;

/** The voice with no open question of licence; slower than real time on small machines, so meant to be made ahead. */
export async function createKokoroSynth({ modelsDir, threadFile, patienceMs }: SynthSettings): Promise<Synth> {
  const dictionary = openDictionary(await readFile(join(modelsDir, "pronunciations.txt")));
  const tokenizer = JSON.parse(await readFile(join(modelsDir, "kokoro", "tokenizer.json"), "utf8"));
  const thread = startThread<KokoroRequest, Int16Array>({
    title: "speaking",
    file: threadFile,
    workerData: { modelsDir, synth: "kokoro" },
    maxWaiting: 256,
    maxMs: 180_000,
  });

  return {
    version: `kokoro-heart-${speed}-${soundVersion}`,
    get ready() {
      return thread.ready;
    },
    async synthesise(sentence, options) {
      return makeInPieces(
        pronounce(sentence, dictionary),
        (piece, patience) =>
          thread.ask({ ids: kokoroIds(piece, tokenizer.model.vocab), speed }, { ...options, patience }),
        patienceMs,
      );
    },
    close: thread.close,
  };
}
