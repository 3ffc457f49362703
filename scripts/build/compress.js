import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const text = /\.(html|css|js|svg|json|txt|xml|webmanifest)$/;

/**
 * Writes a .br and a .gz beside every text file, as small as they get: it is done once, and served for months.
 * @param {...string} folders
 */
export async function compressFolder(...folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && text.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const params = {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      await writeFile(`${file}.br`, await brotli(body, { params }));
      await writeFile(`${file}.gz`, await gzip(body, { level: 9 }));
    }),
  );
}
