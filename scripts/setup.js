// Brings a fresh clone to the point where the next command can run. Uses nothing but Node itself until the packages are
// installed; that is why what stands here is JavaScript.
import { ensureBrowser } from "./setup/browser.js";
import { ensureBuilt } from "./setup/built.js";
import { ensureInstalled } from "./setup/installed.js";
import { ensureNode } from "./setup/node-version.js";

const wanted = process.argv.slice(2);

try {
  ensureNode();
  ensureInstalled();
  if (wanted.includes("browser")) ensureBrowser();
  if (wanted.includes("models")) await fetchModels();
  if (wanted.includes("build")) ensureBuilt();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

async function fetchModels() {
  const { bundle } = await import("./build/bundle.js");
  const { ensureModels } = await bundle("scripts/models/ensure-models.ts");
  await ensureModels();
}
