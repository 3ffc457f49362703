import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { run } from "./run.js";

const stamp = "node_modules/.installed-from";

/** Installs exactly what the lockfile names, once per lockfile. */
export function ensureInstalled() {
  const lockfile = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const here = `${lockfile} ${process.platform} ${process.arch}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === here) return;

  console.error("Installing packages from the lockfile…");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, here);
}
