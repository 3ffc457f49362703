import "../engine-tells-nobody.ts";
import { existsSync } from "node:fs";
import { createPerceive } from "../../assistant/perceive/create-perceive.ts";
import type { Perceive } from "../../assistant/perceive/perception.ts";

/** Beside this file in the source, beside the server's files in the build, and seen from a bench's own build. */
const places = ["./reader/", "../reader/", "../server/reader/", "../../dist/server/reader/"].map(
  (place) => new URL(place, import.meta.url),
);

/** The reader and the grammars around it, in this thread. */
export async function openPerceive(): Promise<Perceive> {
  const folder = places.find((place) => existsSync(new URL("reader.onnx", place)));
  if (!folder) throw new Error("The trained reader is missing: server/understanding/reader should hold it.");
  // Fetched late, so that the engine is not loaded before it was told to keep to itself.
  const { openReader } = await import("./open-reader.ts");
  return createPerceive(await openReader(folder));
}
