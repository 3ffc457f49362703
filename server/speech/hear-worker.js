import { join } from "node:path";
import { loadMoonshine } from "./hear/moonshine.js";
import { phraseTrie } from "./hear/phrase-trie.js";
import { answerRequests } from "./thread/answer-requests.js";

/**
 * @typedef {"base" | "tiny"} ModelName
 * @typedef {{ samples: Float32Array, model: ModelName }} HearRequest
 * @typedef {{ modelsDir: string, phrases: number[][] }} HearSettings
 */

await answerRequests(
  /** @param {HearSettings} settings */
  async ({ modelsDir, phrases }) => {
    const trie = phraseTrie(phrases);
    const models = {
      base: await loadMoonshine(join(modelsDir, "moonshine-base"), trie),
      tiny: await loadMoonshine(join(modelsDir, "moonshine-tiny"), trie),
    };
    return async (/** @type {HearRequest} */ { samples, model }, /** @type {AbortSignal} */ signal) => ({
      reply: await models[model](samples, signal),
    });
  },
);
