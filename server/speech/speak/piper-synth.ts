import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startThread } from "../../thread/start-thread.ts";
import { makeInPieces } from "./make-in-pieces.ts";
import type { PiperRequest } from "./piper.ts";
import { piperIds, readPiperSymbols } from "./piper-ids.ts";
import { pronounce } from "./pronounce.ts";
import { openDictionary } from "./pronouncing-dictionary.ts";
import type { Synth, SynthSettings } from "./synth.ts";

/** Raised when the same words would now sound different, so that kept sound is made anew. */
const soundVersion = 1;

type PiperVoice = { speaker: number; speed: number; variation: number };

/** Chosen by how well our own recogniser understands it; see docs/decisions/0007-embedded-speech.md. */
export const defaultPiperVoice: PiperVoice = { speaker: 741, speed: 1, variation: 0.3 };

/** Names what a voice sounds like: sound that was kept under another name is not its own. */
export const versionOf = ({ speaker, speed, variation }: PiperVoice) =>
  `piper-${speaker}-${speed}-${variation}-${soundVersion}`;

type Given = SynthSettings & { voice?: PiperVoice };

export async function createPiperSynth({
  modelsDir,
  threadFile,
  patienceMs,
  voice = defaultPiperVoice,
}: Given): Promise<Synth> {
  const dictionary = openDictionary(await readFile(join(modelsDir, "pronunciations.txt")));
  const symbols = readPiperSymbols(await readFile(join(modelsDir, "piper", "tokens.txt"), "utf8"));
  const thread = startThread<PiperRequest, Int16Array>({
    title: "speaking",
    file: threadFile,
    workerData: { modelsDir, synth: "piper" },
    maxWaiting: 64,
    maxMs: 60_000,
  });

  return {
    version: versionOf(voice),
    get ready() {
      return thread.ready;
    },
    async synthesise(sentence, options) {
      return makeInPieces(
        pronounce(sentence, dictionary),
        (piece, patience) => thread.ask({ ids: piperIds(piece, symbols), ...voice }, { ...options, patience }),
        patienceMs,
      );
    },
    close: thread.close,
  };
}
