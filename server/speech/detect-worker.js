import { join } from "node:path";
import { Tensor } from "onnxruntime-node";
import { openModel } from "./open-model.js";
import { answerRequests } from "./thread/answer-requests.js";

/**
 * Silero v5, in a thread apart from the recogniser: an interruption must be noticed while a sentence is being
 * decoded. The thread keeps nothing between requests, so one thread serves every call and may be replaced at
 * any time.
 *
 * @typedef {{ window: Float32Array, state: Float32Array }} DetectRequest a window with its context in front
 * @typedef {{ probability: number, state: Float32Array }} DetectReply
 * @typedef {{ modelsDir: string }} DetectSettings
 */

await answerRequests(
  /** @param {DetectSettings} settings */
  async ({ modelsDir }) => {
    const session = await openModel(join(modelsDir, "silero-v5.onnx"));
    const rate = new Tensor("int64", [16_000n], []);
    return async (/** @type {DetectRequest} */ { window, state }) => {
      const output = await session.run({
        input: new Tensor("float32", window, [1, window.length]),
        state: new Tensor("float32", state, [2, 1, 128]),
        sr: rate,
      });
      const probability = Number(output.output?.data[0]);
      return { reply: { probability, state: /** @type {Float32Array} */ (output.stateN?.data) } };
    };
  },
);
