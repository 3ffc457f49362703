import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const folder = "dist/programs";

/**
 * Turns TypeScript into what the oldest Node we support can run: each file becomes a program in `dist/programs`.
 * @param {string[]} files
 */
export async function bundlePrograms(files) {
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
