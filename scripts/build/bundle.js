import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

/** Not in `dist`, which a build that goes on beside a program takes away. */
const programs = ".programs";

/**
 * Turns TypeScript into what the oldest Node we support can run: each file becomes a program in a folder of this run
 * alone, since another may go on beside it, and the folder goes with the run.
 * @param {string[]} files
 */
export async function bundlePrograms(files) {
  mkdirSync(programs, { recursive: true });
  const folder = mkdtempSync(join(programs, "run-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  await build({
    logLevel: "warn",
    mode: "programs",
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [basename(file, ".ts"), file])),
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  return files.map((file) => resolve(folder, `${basename(file, ".ts")}.js`));
}

/**
 * What one file exports, or does.
 * @param {string} file
 */
export async function bundle(file) {
  const [program = ""] = await bundlePrograms([file]);
  return await import(pathToFileURL(program).href);
}
