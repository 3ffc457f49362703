import { readFileSync } from "node:fs";
import { InferenceSession, Tensor } from "onnxruntime-node";
import type { Read } from "../../assistant/perceive/reading.ts";
import { decodeReading, type ReaderLabels, type ReaderOutputs } from "./decode-reading.ts";
import { openWordRows } from "./word-rows.ts";
import { createWordPiece } from "./wordpiece.ts";

const maxPieces = 250;
const maxQuestionPieces = 40;
const maxEntryPieces = 16;
/** As many places as the reader knows. */
const maxPlaces = 320;

/** The trained reader, loaded into this thread. */
export async function openReader(folder: URL): Promise<Read> {
  const labels = JSON.parse(readFileSync(new URL("reader.json", folder), "utf8")) as ReaderLabels;
  const pieces = createWordPiece(labels.vocabulary);
  const rows = openWordRows(readFileSync(new URL("words.bin", folder)), labels.vocabulary.length);
  const session = await InferenceSession.create(readFileSync(new URL("reader.onnx", folder)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: "all",
  });

  return async (text, { question = "", entries = [] } = {}) => {
    const said = pieces.encode(text).slice(0, maxPieces);
    const asked = pieces.encode(question).slice(0, maxQuestionPieces);
    const first = [pieces.opening, ...said.map(({ id }) => id), pieces.closing];
    const second = asked.length > 0 || entries.length > 0 ? [...asked.map(({ id }) => id), pieces.closing] : [];
    /** Where each entry ends: there the reader says whether it is wrong. */
    const ends: number[] = [];
    for (const entry of entries) {
      const ids = pieces
        .encode(entry)
        .slice(0, maxEntryPieces)
        .map(({ id }) => id);
      if (first.length + second.length + ids.length >= maxPlaces) break;
      second.push(...ids, pieces.closing);
      ends.push(first.length + second.length - 1);
    }
    const length = first.length + second.length;
    const out = await session.run({
      rows: new Tensor("float32", rows(first, second), [1, length, rows.width]),
    });
    const outputs = Object.fromEntries(
      Object.entries(out).map(([name, { data }]) => [name, data as Float32Array]),
    ) as ReaderOutputs;
    return decodeReading(outputs, labels, text, { said, ends });
  };
}
