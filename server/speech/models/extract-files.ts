import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { KeptFile } from "./catalogue.ts";
import { readTar } from "./read-tar.ts";

/**
 * Takes the wanted files out of a tarball. Each is drafted beside the tarball, checked in full, and only then
 * moved to its place: whenever the process ends, a file in its place is whole and right.
 */
export async function extractFiles(tarball: string, files: KeptFile[], folder: string) {
  const workshop = dirname(tarball);
  const missing = new Set(files);
  for await (const { path, body } of readTar(tarball)) {
    const wanted = files.filter(({ from }) => from === path);
    if (wanted.length === 0) continue;
    const drafts = await Promise.all(wanted.map((file) => startDraft(file, folder, workshop)));
    try {
      for await (const chunk of body) for (const draft of drafts) await draft.take(chunk);
      for (const draft of drafts) await draft.keep();
    } finally {
      for (const draft of drafts) await draft.close();
    }
    for (const file of wanted) missing.delete(file);
    if (missing.size === 0) return;
  }
  throw new Error(`The package holds no ${[...missing].map(({ from }) => from).join(", ")}`);
}

async function startDraft(file: KeptFile, folder: string, workshop: string) {
  const place = join(folder, file.to);
  const draft = join(workshop, randomUUID());
  const handle = await open(draft, "wx");
  const [start, end] = file.range ?? [0, Number.POSITIVE_INFINITY];
  const whole: Buffer[] = [];
  let position = 0;

  return {
    async take(chunk: Buffer) {
      const part = chunk.subarray(Math.max(0, start - position), Math.max(0, end - position));
      position += chunk.length;
      if (file.convert) whole.push(part);
      else if (part.length > 0) await handle.write(part);
    },
    async keep() {
      if (file.convert) await handle.write(file.convert(Buffer.concat(whole)));
      await handle.sync();
      if (!(await isIntact(file, draft))) throw new Error(`${file.to} does not have the expected checksum`);
      await mkdir(dirname(place), { recursive: true });
      await rename(draft, place);
    },
    close: () => handle.close(),
  };
}

export async function isIntact({ sha256 }: KeptFile, path: string) {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex") === sha256;
}
