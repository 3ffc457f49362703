import { join } from "node:path";
import { Tensor } from "onnxruntime-node";
import { answerRequests } from "../thread/answer-requests.ts";
import { openModel } from "./open-model.ts";

/** A window with its context in front. */
export type DetectRequest = { window: Float32Array; state: Float32Array };
export type DetectReply = { probability: number; state: Float32Array };

/**
 * Silero v5, in a thread apart from the recogniser: an interruption must be noticed while a sentence is being
 * decoded. The thread keeps nothing between requests, so one thread serves every call and may be replaced at
 * any time.
 */
await answerRequests(async ({ modelsDir }: { modelsDir: string }) => {
  const session = await openModel(join(modelsDir, "silero-v5.onnx"));
  const rate = new Tensor("int64", [16_000n], []);
  return async ({ window, state }: DetectRequest) => {
    const output = await session.run({
      input: new Tensor("float32", window, [1, window.length]),
      state: new Tensor("float32", state, [2, 1, 128]),
      sr: rate,
    });
    const probability = Number(output.output?.data[0]);
    return { reply: { probability, state: output.stateN?.data as Float32Array } };
  };
});
