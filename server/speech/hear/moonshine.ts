import { join } from "node:path";
import { Tensor } from "onnxruntime-node";
import { openModel } from "../open-model.ts";
import { favour, follow, type Node } from "./phrase-trie.ts";

const sampleRate = 16_000;

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

/**
 * Moonshine: the encoder listens once, the decoder then writes token by token with its memory handed back in at
 * each step.
 */
export async function loadMoonshine(folder: string, { phrases, numberToken }: { phrases: Node; numberToken: number }) {
  const encoder = await openModel(join(folder, "encoder.onnx"));
  const decoder = await openModel(join(folder, "decoder.onnx"));
  const memory = decoder.outputNames.filter((name) => name.startsWith("present."));
  const growing = memory.filter((name) => name.includes(".decoder."));
  const emptyMemory = Object.fromEntries(
    decoder.inputMetadata.flatMap((input) => {
      if (!input.isTensor || !input.name.startsWith("past_key_values.")) return [];
      const [, heads, , width] = input.shape as number[];
      return [[input.name, new Tensor("float32", new Float32Array(0), [0, heads ?? 0, 1, width ?? 0])]];
    }),
  );

  /** From sound of 16 kHz, mono, to tokens. */
  return async function transcribe(samples: Float32Array, signal?: AbortSignal): Promise<number[]> {
    if (samples.length < minSamples) return [];
    const heard = await encoder.run({ input_values: new Tensor("float32", samples, [1, samples.length]) });
    const states = heard.last_hidden_state as Tensor;
    const maxTokens = Math.ceil((samples.length / sampleRate) * maxTokensPerSecond) + minTokens;

    const past: Record<string, Tensor> = { ...emptyMemory };
    const tokens: number[] = [];
    let begun: Node[] = [];
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
        past[name.replace("present.", "past_key_values.")] = output[name] as Tensor;
      }
      const scores = output.logits?.data as Float32Array;
      favour(scores, phrases, begun);
      if (first) scores[numberToken] = (scores[numberToken] ?? 0) - openingNumberPenalty;
      token = best(scores);
      if (token === endToken) break;
      tokens.push(token);
      begun = follow(phrases, begun, token);
      if (isGoingRound(tokens)) break;
    }
    return withoutEcho(tokens, samples.length / sampleRate);
  };
}

function best(scores: Float32Array) {
  let winner = 0;
  for (let token = 1; token < scores.length; token++) {
    if ((scores[token] as number) > (scores[winner] as number)) winner = token;
  }
  return winner;
}

const hurriedTokensPerSecond = 5.5;
const longestRound = 12;
const roundsEnough = 3;
const shortestEcho = 4;

/**
 * Whether the decoder only repeats itself: three rounds of a phrase, or more of a short one, since "no, no, no"
 * is something people say.
 */
export function isGoingRound(tokens: number[]) {
  for (let period = 1; period <= longestRound; period++) {
    const echo = echoWithPeriod(tokens, period);
    if (echo >= Math.max((roundsEnough - 1) * period, longestRound - period)) return true;
  }
  return false;
}

/**
 * In noise the decoder may say a sentence once more, in whole or in part. An ending that repeats what stands
 * before it is dropped where there was no time to say so much.
 */
export function withoutEcho(tokens: number[], seconds: number) {
  if (tokens.length / seconds <= hurriedTokensPerSecond) return tokens;
  for (let period = 1; period < tokens.length; period++) {
    const echo = echoWithPeriod(tokens, period);
    const isEnough = echo >= Math.max(shortestEcho, period < shortestEcho ? 2 * period : 0);
    if (isEnough) return tokens.slice(0, -echo);
  }
  return tokens;
}

/** How many tokens at the end equal those one period before them. */
function echoWithPeriod(tokens: number[], period: number) {
  let echo = 0;
  while (echo + period < tokens.length && tokens.at(-1 - echo) === tokens.at(-1 - echo - period)) echo += 1;
  return echo;
}
