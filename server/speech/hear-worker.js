import { join } from "node:path";
import { loadMoonshine } from "./hear/moonshine.js";
import { phraseTrie } from "./hear/phrase-trie.js";
import { answerRequests } from "./thread/answer-requests.js";

/**
 * @typedef {"base" | "tiny"} ModelName
 * @typedef {{ samples: Float32Array, model: ModelName }} HearRequest
 * @typedef {{ modelsDir: string, phrases: number[][], numberToken: number }} HearSettings
 */

await answerRequests(
  /** @param {HearSettings} settings */
  async ({ modelsDir, phrases, numberToken }) => {
    const leanings = { phrases: phraseTrie(phrases), numberToken };
    const models = {
      base: await loadMoonshine(join(modelsDir, "moonshine-base"), leanings),
      tiny: await loadMoonshine(join(modelsDir, "moonshine-tiny"), leanings),
    };
    return async (/** @type {HearRequest} */ { samples, model }, /** @type {AbortSignal} */ signal) => ({
      reply: await models[model](samples, signal),
    });
  },
);
