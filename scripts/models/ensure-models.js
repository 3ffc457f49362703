import { join } from "node:path";
import { modelsFor } from "../../server/speech/models/catalogue.js";
import { fetchModels } from "../../server/speech/models/fetch-models.js";
import { drawProgress } from "./draw-progress.js";

/** The folder that server, tests and benchmarks share: MODELS_DIR, or `models` inside DATA_DIR. */
export function modelsFolder(env = process.env) {
  return env.MODELS_DIR || join(env.DATA_DIR || "data", "models");
}

/**
 * Fetches what a call with these voices needs, once per machine.
 *
 * @param {{ synths?: import("../../server/speech/models/catalogue.js").SynthName[], verify?: boolean }} [wanted]
 */
export async function ensureModels({ synths = ["piper"], verify = false } = {}) {
  const folder = modelsFolder();
  const packages = [...new Set(synths.flatMap(modelsFor))];
  await fetchModels(folder, packages, { verify, onProgress: drawProgress(process.stdout) });
  return folder;
}
