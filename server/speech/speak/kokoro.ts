import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Tensor } from "onnxruntime-node";
import { openModel } from "../open-model.ts";

export const kokoroSampleRate = 24_000;
const styleSize = 256;

export type KokoroRequest = { ids: number[]; speed: number };

/** Kokoro: nearer to a human voice than Piper, and several times slower. */
export async function loadKokoro(folder: string) {
  const session = await openModel(join(folder, "model.onnx"));
  const bytes = await readFile(join(folder, "af_heart.bin"));
  const styles = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const longest = styles.length / styleSize - 1;

  return async ({ ids, speed }: KokoroRequest) => {
    // The style depends on how much is said, without the two boundaries.
    const length = Math.min(Math.max(ids.length - 2, 0), longest);
    const { waveform } = await session.run({
      input_ids: new Tensor("int64", ids.map(BigInt), [1, ids.length]),
      style: new Tensor("float32", styles.slice(length * styleSize, (length + 1) * styleSize), [1, styleSize]),
      speed: new Tensor("float32", [speed], [1]),
    });
    return waveform?.data as Float32Array;
  };
}
