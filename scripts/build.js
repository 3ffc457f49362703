// Builds browser files, server files and every page, then packs them for the wire. `dist/` is all that runs.
import { cpSync, rmSync } from "node:fs";
import { build } from "vite";
import { compressFolder } from "./build/compress.js";
import { drawPictures } from "./build/pictures.js";
import { prerenderPages } from "./build/prerender.js";
import { buildThreads } from "./build/threads.js";

const started = performance.now();

rmSync("dist", { recursive: true, force: true });
await step("browser files", () => build({ logLevel: "warn" }));
await step("server", () => build({ logLevel: "warn", build: { ssr: true } }));
await step("threads for the tests", buildThreads);
cpSync("server/understanding/reader", "dist/server/reader", { recursive: true });
const pages = await step("pages", prerenderPages);
await step("pictures", drawPictures);
await step("compression", () => compressFolder("dist/client", "dist/pages"));
console.error(`Built ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`);

/**
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 */
async function step(title, work) {
  console.error(`Building ${title}…`);
  return await work();
}
