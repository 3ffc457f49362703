import { existsSync } from "node:fs";
import { createPerceive } from "../../assistant/perceive/create-perceive.ts";
import type { Perceive } from "../../assistant/perceive/perception.ts";
import { openReader } from "./open-reader.ts";

/** Beside this file in the source, beside the server's files in the build, and seen from a bench's own build. */
const places = ["./reader/", "../reader/", "../server/reader/", "../../server/reader/"].map(
  (place) => new URL(place, import.meta.url),
);

/** The reader and the grammars around it, in this thread. */
export async function openPerceive(): Promise<Perceive> {
  const folder = places.find((place) => existsSync(new URL("reader.onnx", place)));
  if (!folder) throw new Error("The trained reader is missing: server/understanding/reader should hold it.");
  return createPerceive(await openReader(folder));
}
