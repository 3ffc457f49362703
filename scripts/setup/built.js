import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.js";

const stamp = "dist/.built-from";
const sources = [
  "content",
  "contracts",
  "care",
  "assistant",
  "sheets",
  "turn-taking",
  "site",
  "server",
  "docs/first-sight.json",
  "docs/accuracy-voice.json",
  "scripts/build",
  "scripts/build.js",
  "vite.config.ts",
  "package-lock.json",
];

/** Builds when a source differs from what the last build was made of. */
export function ensureBuilt() {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;

  run(process.execPath, ["scripts/build.js"]);
  writeFileSync(stamp, now);
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
