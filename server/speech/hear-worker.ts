import { join } from "node:path";
import { answerRequests } from "../thread/answer-requests.ts";
import { loadMoonshine } from "./hear/moonshine.ts";
import { phraseTrie } from "./hear/phrase-trie.ts";

export type ModelName = "base" | "tiny";
export type HearRequest = { samples: Float32Array };
type HearSettings = { modelsDir: string; model: ModelName; phrases: number[][]; numberToken: number };

/** One thread for each model: words that are waited for never stand behind a caption. */
await answerRequests(async ({ modelsDir, model, phrases, numberToken }: HearSettings) => {
  const leanings = { phrases: phraseTrie(phrases), numberToken };
  const hear = await loadMoonshine(join(modelsDir, `moonshine-${model}`), leanings);
  return async ({ samples }: HearRequest, signal: AbortSignal) => ({
    reply: await hear(samples, signal),
  });
});
