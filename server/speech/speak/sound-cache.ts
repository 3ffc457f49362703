import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Sentences that were said before, kept as raw 16 kHz sound on disk. Only for our own fixed sentences: what
 * repeats a visitor's words must not be kept.
 */
export type SoundCache = {
  read(sentence: string): Promise<Int16Array | undefined>;
  write(sentence: string, samples: Int16Array): Promise<void>;
};

/** @param version the voice; sound of any other version is removed, since nobody will ask for it again */
export async function openSoundCache(folder: string, version: string): Promise<SoundCache> {
  const place = join(folder, version);
  await mkdir(place, { recursive: true });
  const fileOf = (sentence: string) => join(place, `${createHash("sha256").update(sentence).digest("hex")}.pcm`);
  for (const other of await readdir(folder)) {
    if (other !== version) await rm(join(folder, other), { recursive: true, force: true });
  }

  return {
    async read(sentence) {
      try {
        const bytes = await readFile(fileOf(sentence));
        return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    async write(sentence, samples) {
      const draft = join(place, `.${randomUUID()}`);
      await writeFile(draft, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
      await rename(draft, fileOf(sentence));
    },
  };
}
