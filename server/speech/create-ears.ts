import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drugs } from "../../assistant/perceive/tables/drugs.ts";
import { startThread } from "../thread/start-thread.ts";
import { threadFile } from "../thread-file.ts";
import { createDetector, type Detector } from "./detect/detector.ts";
import type { DetectReply, DetectRequest } from "./detect-worker.ts";
import { asWritten } from "./hear/as-written.ts";
import { drugMender, soundsBy } from "./hear/mend-drugs.ts";
import { readVocabulary, type Vocabulary } from "./hear/vocabulary.ts";
import type { HearRequest, ModelName } from "./hear-worker.ts";
import { toFloat } from "./samples.ts";
import { openDictionary } from "./speak/pronouncing-dictionary.ts";
import { tradeWords } from "./trade-words.ts";

/** Hearing, for all calls of this process. */
export type EarsEngine = {
  /** Settles once the models are loaded, or rejects with the reason. */
  readonly ready: Promise<void>;
  /** What was said in these samples (16 kHz, mono), with case and punctuation; "" for silence. */
  transcribe(samples: Int16Array | Float32Array, options?: HearOptions): Promise<string>;
  /** A new detector for one visitor's sound. */
  detector(): Detector;
  close(): Promise<void>;
};

type HearOptions = {
  /** "base" for what counts, "tiny" for captions while the visitor still speaks. */
  model?: ModelName;
  signal?: AbortSignal;
};

type EarsSettings = { modelsDir: string; phrases?: readonly string[] };

const drugNames = [...new Set([...drugs.values()].map(({ name }) => name))];
const maxWaiting = { hearing: 32, detecting: 256 };
const maxMs = { hearing: 60_000, detecting: 10_000 };
const here = import.meta.url;

export async function createEars({ modelsDir, phrases = tradeWords }: EarsSettings): Promise<EarsEngine> {
  const vocabulary = readVocabulary(await readFile(join(modelsDir, "vocabulary.txt"), "utf8"));
  const mendDrugs = drugMender(
    drugNames,
    soundsBy(openDictionary(await readFile(join(modelsDir, "pronunciations.txt")))),
  );
  const hearWith = (model: ModelName) =>
    startThread<HearRequest, number[]>({
      title: model === "base" ? "hearing" : "captions",
      file: threadFile("hear-worker", here),
      workerData: {
        modelsDir,
        model,
        phrases: phrasesAsTokens(phrases, vocabulary),
        // Every number begins with the same token, a lone word start.
        numberToken: vocabulary.encode("7")[0],
      },
      maxWaiting: maxWaiting.hearing,
      maxMs: maxMs.hearing,
    });
  const hearing = { base: hearWith("base"), tiny: hearWith("tiny") };
  const detecting = startThread<DetectRequest, DetectReply>({
    title: "voice detection",
    file: threadFile("detect-worker", here),
    workerData: { modelsDir },
    maxWaiting: maxWaiting.detecting,
    maxMs: maxMs.detecting,
  });

  return {
    get ready() {
      return Promise.all([hearing.base.ready, hearing.tiny.ready, detecting.ready]).then(() => {});
    },
    async transcribe(samples, { model = "base", signal } = {}) {
      const tokens = await hearing[model].ask({ samples: toFloat(samples) }, { signal });
      return mendDrugs(asWritten(vocabulary.decode(tokens)));
    },
    detector: () => createDetector(detecting),
    async close() {
      await Promise.all([hearing.base.close(), hearing.tiny.close(), detecting.close()]);
    },
  };
}

/** Each phrase as it stands in the middle of a sentence and at its start. */
function phrasesAsTokens(phrases: readonly string[], vocabulary: Vocabulary): number[][] {
  const spellings = phrases.flatMap((phrase) => [phrase, phrase.charAt(0).toUpperCase() + phrase.slice(1)]);
  return [...new Set(spellings)].map(vocabulary.encode);
}
