// Runs every check in order and ends with one plain line: "N passed, N failed".
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBuilt } from "./setup/built.js";

const fast = process.argv[2] === "check";
const results = "test-results";
const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`;
const tally = { passed: 0, failed: 0 };

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

step("format and lint", bin("biome"), ["check", "--error-on-warnings", "."]);
step("types", bin("tsc"), ["-b"]);
if (!fast) attempt("build", ensureBuilt);
suite("unit and integration", bin("vitest"), ["run", "--reporter=default", "--reporter=json"], countVitest);
if (!fast)
  for (const attack of attacks()) step(`attack: ${attack}`, process.execPath, [`bench/${attack}`, "--short"]);
if (!fast) suite("in a real browser", bin("playwright"), ["test"], countPlaywright);

console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);

/** Every program in these rooms has a short version for here; `npm run bench -- faults` does it for long. */
function attacks() {
  return ["attack", "faults", "soak"].flatMap((room) =>
    readdirSync(`bench/${room}`)
      .filter((file) => file.endsWith(".bench.js"))
      .map((file) => `${room}/${file}`),
  );
}

/**
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 */
function step(title, program, args) {
  attempt(title, () => {
    if (!launch(program, args)) throw new Error(`${title} failed`);
  });
}

/**
 * @param {string} title
 * @param {() => void} work
 */
function attempt(title, work) {
  announce(title);
  try {
    work();
    tally.passed += 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    tally.failed += 1;
  }
}

/**
 * Adds a suite's own counts. A test that was skipped counts as failed, and so does a suite that dies early.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {() => { passed: number, failed: number }} count
 */
function suite(title, program, args, count) {
  announce(title);
  const succeeded = launch(program, args);
  let counted = { passed: 0, failed: 0 };
  try {
    counted = count();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  tally.passed += counted.passed;
  tally.failed += counted.failed;
  if (!succeeded && counted.failed === 0) tally.failed += 1;
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function launch(program, args) {
  const windows = process.platform === "win32";
  return spawnSync(program, args, { stdio: "inherit", shell: windows }).status === 0;
}

/** @param {string} title */
function announce(title) {
  console.log(`\n── ${title} ${"─".repeat(Math.max(0, 60 - title.length))}`);
}

function countVitest() {
  const report = read("unit.json");
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped };
}

function countPlaywright() {
  const { stats } = read("browser.json");
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(`${results}/${file}`, "utf8"));
}
