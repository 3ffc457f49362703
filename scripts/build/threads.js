import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vite";

/** What runs in a thread of its own: started by its file's name, so each is built to a file of that name. */
export const threads = [
  "server/database/sqlite-worker.ts",
  "server/speech/detect-worker.ts",
  "server/speech/hear-worker.ts",
  "server/speech/speak-worker.ts",
  "server/understanding/perceive-worker.ts",
];

/** @param {string} file */
export const threadName = (file) => basename(file, ".ts");

/** Those that code run from its source starts as threads too, for development and tests; and two to test with. */
const fromSource = [
  ...threads.filter((file) => !file.startsWith("server/understanding/")),
  "server/thread/testing/odd-worker.ts",
  "server/speech/speak/testing/endless-worker.ts",
];

const folder = ".threads";

/** Builds them into `.threads`, where `threadFile` finds them. */
export async function buildThreads() {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      ssr: true,
      write: false,
      target: "node20",
      rolldownOptions: {
        input: Object.fromEntries(fromSource.map((file) => [threadName(file), file])),
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  mkdirSync(folder, { recursive: true });
  for (const file of [built].flat().flatMap((part) => ("output" in part ? part.output : []))) {
    const path = join(folder, file.fileName);
    const text = file.type === "chunk" ? file.code : file.source;
    // Another run may be reading what is there.
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
}

/** @returns {import("vite").Plugin} */
export function threadsFromSource() {
  return { name: "threads-from-source", apply: "serve", configureServer: buildThreads };
}
