import { join } from "node:path";
import { Tensor } from "onnxruntime-node";
import { openModel } from "../open-model.ts";

export const piperSampleRate = 22_050;

/** How far sound and rhythm stray from the mean at full variation, as in the voice's training. */
const soundSpread = 0.667;
const rhythmSpread = 0.8;

export type PiperRequest = {
  ids: number[];
  speaker: number;
  speed: number;
  /** 0 says the same words always the same way; 1 is liveliest and least clear. */
  variation: number;
};

export async function loadPiper(folder: string) {
  // No two sentences are alike, so a plan for each would only add its block to those that are kept.
  const session = await openModel(join(folder, "model.onnx"), { plansMemory: false });
  return async ({ ids, speaker, speed, variation }: PiperRequest) => {
    const { output } = await session.run({
      input: new Tensor("int64", ids.map(BigInt), [1, ids.length]),
      input_lengths: new Tensor("int64", [BigInt(ids.length)], [1]),
      scales: new Tensor("float32", [soundSpread * variation, 1 / speed, rhythmSpread * variation], [3]),
      sid: new Tensor("int64", [BigInt(speaker)], [1]),
    });
    return output?.data as Float32Array;
  };
}
