import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

export type Built = { file: string; imports?: string[]; assets?: string[] };

/** What a browser loads for an entry of a build, and for all that it imports, packed. */
export function brotliBytes(
  built: { folder: string; manifest: Record<string, Built> },
  name: string,
  seen: Set<string>,
): number {
  const { file, imports = [], assets = [] } = built.manifest[name] ?? { file: "" };
  const fresh = [file, ...assets].filter((path) => path.endsWith(".js") && !seen.has(path));
  for (const path of fresh) seen.add(path);
  const own = fresh.map((path) => brotliCompressSync(readFileSync(join(built.folder, path))).length);
  return (
    own.reduce((sum, bytes) => sum + bytes, 0) + imports.reduce((sum, next) => sum + brotliBytes(built, next, seen), 0)
  );
}
