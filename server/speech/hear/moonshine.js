import { join } from "node:path";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { favour, follow } from "./phrase-trie.js";

export const sampleRate = 16_000;

const startToken = 1;
const endToken = 2;
/** English runs at three to five tokens a second; a decoder that wants more has lost its way. */
const maxTokensPerSecond = 6.5;
const minTokens = 6;
/**
 * Taken from a number as the first token. The model likes to open with one that nobody said ("10. No head
 * injury"), and may stop right after it; a number that was said still comes out, in words.
 */
const openingNumberPenalty = 2;
/** Below this the encoder has no frame to work on. */
const minSamples = sampleRate / 10;

const oneThread = /** @type {const} */ ({
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: "sequential",
  graphOptimizationLevel: "all",
});

/**
 * Moonshine: the encoder listens once, the decoder then writes token by token with its memory handed back in at
 * each step.
 *
 * @param {string} folder
 * @param {{ phrases: import("./phrase-trie.js").Node, numberToken: number }} leanings
 */
export async function loadMoonshine(folder, { phrases, numberToken }) {
  const encoder = await InferenceSession.create(join(folder, "encoder.onnx"), oneThread);
  const decoder = await InferenceSession.create(join(folder, "decoder.onnx"), oneThread);
  const memory = decoder.outputNames.filter((name) => name.startsWith("present."));
  const growing = memory.filter((name) => name.includes(".decoder."));
  const emptyMemory = Object.fromEntries(
    decoder.inputMetadata.flatMap((input) => {
      if (!input.isTensor || !input.name.startsWith("past_key_values.")) return [];
      const [, heads, , width] = /** @type {number[]} */ (input.shape);
      return [[input.name, new Tensor("float32", new Float32Array(0), [0, heads ?? 0, 1, width ?? 0])]];
    }),
  );

  /**
   * @param {Float32Array} samples 16 kHz, mono
   * @param {AbortSignal} [signal]
   * @returns {Promise<number[]>} tokens
   */
  return async function transcribe(samples, signal) {
    if (samples.length < minSamples) return [];
    const heard = await encoder.run({ input_values: new Tensor("float32", samples, [1, samples.length]) });
    const states = /** @type {Tensor} */ (heard.last_hidden_state);
    const maxTokens = Math.ceil((samples.length / sampleRate) * maxTokensPerSecond) + minTokens;

    /** @type {Record<string, Tensor>} */
    const past = { ...emptyMemory };
    /** @type {number[]} */
    const tokens = [];
    /** @type {import("./phrase-trie.js").Node[]} */
    let begun = [];
    let token = startToken;
    while (tokens.length < maxTokens) {
      signal?.throwIfAborted();
      const first = tokens.length === 0;
      const output = await decoder.run(
        {
          input_ids: new Tensor("int64", [BigInt(token)], [1, 1]),
          encoder_hidden_states: states,
          use_cache_branch: new Tensor("bool", [!first], [1]),
          ...past,
        },
        // What the decoder remembers of the encoder never changes after the first step: not copied again.
        ["logits", ...(first ? memory : growing)],
      );
      for (const name of first ? memory : growing) {
        past[name.replace("present.", "past_key_values.")] = /** @type {Tensor} */ (output[name]);
      }
      const scores = /** @type {Float32Array} */ (output.logits?.data);
      favour(scores, phrases, begun);
      if (first) scores[numberToken] = (scores[numberToken] ?? 0) - openingNumberPenalty;
      token = best(scores);
      if (token === endToken) break;
      tokens.push(token);
      begun = follow(phrases, begun, token);
      const looped = tokensLooped(tokens, samples.length / sampleRate);
      if (looped > 0) return tokens.slice(0, -looped);
    }
    return tokens;
  };
}

/** @param {Float32Array} scores */
function best(scores) {
  let winner = 0;
  for (let token = 1; token < scores.length; token++) {
    if (/** @type {number} */ (scores[token]) > /** @type {number} */ (scores[winner])) winner = token;
  }
  return winner;
}

const maxLoop = 20;
const minLooped = 12;
const sentenceLength = 8;
const hurriedTokensPerSecond = 5.5;

/**
 * How many tokens at the end only repeat what stands before them, once the decoder goes round in circles: three
 * rounds of a phrase, more of a short one, since "no, no, no" is something people say, and two of a whole
 * sentence when there was no time to say it twice.
 *
 * @param {number[]} tokens
 * @param {number} seconds
 */
export function tokensLooped(tokens, seconds) {
  const isHurried = tokens.length / seconds > hurriedTokensPerSecond;
  for (let length = 1; length <= maxLoop; length++) {
    const isSentence = isHurried && length >= sentenceLength;
    const repeated = isSentence ? length : Math.max(2 * length, minLooped - length);
    if (tokens.length < repeated + length) continue;
    const ending = tokens.slice(-repeated);
    const before = tokens.slice(-repeated - length, -length);
    if (ending.every((token, index) => token === before[index])) return repeated;
  }
  return 0;
}
