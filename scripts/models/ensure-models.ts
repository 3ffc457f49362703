import { join } from "node:path";
import type { SynthName } from "../../server/speech/models/catalogue.ts";
import { modelsFor } from "../../server/speech/models/catalogue.ts";
import { fetchModels } from "../../server/speech/models/fetch-models.ts";
import { drawProgress } from "./draw-progress.ts";

/** The folder that server, tests and benchmarks share: MODELS_DIR, or `models` inside DATA_DIR. */
export function modelsFolder() {
  const { MODELS_DIR, DATA_DIR } = process.env;
  return MODELS_DIR || join(DATA_DIR || "data", "models");
}

/** Fetches what a call with these voices needs, once per machine. */
export async function ensureModels({
  synths = ["piper"],
  verify = false,
}: {
  synths?: SynthName[];
  verify?: boolean;
} = {}) {
  const folder = modelsFolder();
  const packages = [...new Set(synths.flatMap(modelsFor))];
  await fetchModels(folder, packages, { verify, onProgress: drawProgress(process.stdout) });
  return folder;
}
