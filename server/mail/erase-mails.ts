import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Removes the mails that became files for these leads and calls; a file's name begins with the id it is about. */
export async function eraseMails(folder: string, ids: readonly string[]): Promise<number> {
  const about = new Set(ids);
  const seen = new Set<string>();
  // One that is being written gets its name while we look, so we look until none is left.
  for (;;) {
    const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    const erased = files.filter((file) => about.has(file.slice(0, file.indexOf("."))));
    if (erased.length === 0) return seen.size;
    await Promise.all(erased.map((file) => rm(join(folder, file), { force: true })));
    for (const file of erased) seen.add(file.replace(/\.part$/, ""));
  }
}
