// The whole test command, in a clean checkout, with the oldest Node we promise and with the current one. Runtimes come
// from the package registry. `--node 24` takes others; `--only "vitest run server"` runs a part, to look faster.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { report } from "../testing/report.ts";

const { values } = parseArgs({
  options: { node: { type: "string", multiple: true, default: ["20.19.0", "26"] }, only: { type: "string" } },
});

const rows = values.node.map((wanted) => {
  const node = fetchRuntime(wanted);
  const version = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
  const checkout = mkdtempSync(join(tmpdir(), "runtime-"));
  try {
    execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${resolve(".")}`, checkout]);
    // The models are the same for every runtime, and large.
    mkdirSync(join(checkout, "data"));
    if (existsSync("data/models")) symlinkSync(resolve("data/models"), join(checkout, "data/models"));
    const started = performance.now();
    const succeeded = runTests(checkout, node);
    return {
      node: version,
      minutes: (performance.now() - started) / 60_000,
      result: succeeded ? "passed" : "failed",
    };
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
});
report({
  bench: "runtimes",
  rows,
  bars: rows.map(({ node, result }) => ({
    bar: `every test passes with Node ${node}`,
    isMet: result === "passed",
  })),
});

function fetchRuntime(wanted: string) {
  const folder = join(tmpdir(), `node-runtime-${wanted}`);
  // The runtime itself: the package of its name only fetches this one, by a script that npm no longer runs unasked.
  const name = `node-${process.platform}-${process.arch}`;
  const node = join(folder, "node_modules", name, "bin/node");
  if (!existsSync(node)) {
    console.log(`Fetching Node ${wanted}…`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}");
    execFileSync("npm", ["install", "--silent", "--no-audit", `${name}@${wanted}`], {
      cwd: folder,
      stdio: "inherit",
    });
  }
  return node;
}

function runTests(cwd: string, node: string) {
  // A newcomer's environment: "production", which this program runs in, would leave out what the tests need.
  const env = { ...process.env, NODE_ENV: "", PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const run = (...args: string[]) => spawnSync(node, args, { cwd, env, stdio: "inherit" }).status === 0;
  if (!values.only) return run("scripts/setup.js", "browser", "models") && run("scripts/test.js");
  const [program = "", ...args] = values.only.split(" ");
  return run("scripts/setup.js") && run(`node_modules/.bin/${program}`, ...args);
}
