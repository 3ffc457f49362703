import { join } from "node:path";
import { InferenceSession, Tensor } from "onnxruntime-node";

export const piperSampleRate = 22_050;

/** How lively the voice is, and how much its rhythm varies; the middle is 1 / speed. */
const noise = 0.667;
const rhythmNoise = 0.8;

/**
 * @typedef {{ ids: number[], speaker: number, speed: number }} PiperRequest
 * @param {string} folder
 */
export async function loadPiper(folder) {
  const session = await InferenceSession.create(join(folder, "model.onnx"), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  return async (/** @type {PiperRequest} */ { ids, speaker, speed }) => {
    const { output } = await session.run({
      input: new Tensor("int64", ids.map(BigInt), [1, ids.length]),
      input_lengths: new Tensor("int64", [BigInt(ids.length)], [1]),
      scales: new Tensor("float32", [noise, 1 / speed, rhythmNoise], [3]),
      sid: new Tensor("int64", [BigInt(speaker)], [1]),
    });
    return /** @type {Float32Array} */ (output?.data);
  };
}
