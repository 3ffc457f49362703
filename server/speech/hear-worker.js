import { join } from "node:path";
import { loadMoonshine } from "./hear/moonshine.js";
import { phraseTrie } from "./hear/phrase-trie.js";
import { answerRequests } from "./thread/answer-requests.js";

/**
 * One thread for each model: words that are waited for never stand behind a caption.
 *
 * @typedef {"base" | "tiny"} ModelName
 * @typedef {{ samples: Float32Array }} HearRequest
 * @typedef {{ modelsDir: string, model: ModelName, phrases: number[][], numberToken: number }} HearSettings
 */

await answerRequests(
  /** @param {HearSettings} settings */
  async ({ modelsDir, model, phrases, numberToken }) => {
    const leanings = { phrases: phraseTrie(phrases), numberToken };
    const hear = await loadMoonshine(join(modelsDir, `moonshine-${model}`), leanings);
    return async (/** @type {HearRequest} */ { samples }, /** @type {AbortSignal} */ signal) => ({
      reply: await hear(samples, signal),
    });
  },
);
