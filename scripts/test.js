// Runs every check, some beside others, and ends with the ten slowest tests, what failed, by name, and one plain line:
// "N passed, N failed". Nothing is tried twice: a test that fails now and then is a fault with a name.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative } from "node:path";

const fast = process.argv[2] === "check";
const results = "test-results";
/** One short, honest round of each, in lanes; `npm run bench -- faults attack soak` goes on for long. */
const attacks = [["attack/attack"], ["faults/outbox-chaos"], ["faults/kill-under-load", "faults/stop-under-load"]];
const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`;
const shell = process.platform === "win32";
/** @type {Tally} */
const tally = { passed: 0, failed: [], timed: [] };

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const checked = Promise.all([
  step("format and lint", bin("biome"), ["check", "--error-on-warnings", "."]),
  // Each checker learns all types anew, and four of them, the default, are busy with little else on two cores.
  step("types", bin("tsc"), ["-b", "--checkers", String(Math.ceil(availableParallelism() / 2))]),
]);
if (!fast)
  await Promise.all(["build", "models"].map((what) => step(what, process.execPath, ["scripts/setup.js", what])));

// The browser needs longest and leaves a part of the machine idle, so all others go on beside it, one after the other:
// both then end at about the same time. Nothing is timed, and half of an attack is waiting, so those go on together.
const tested = suite("unit and integration", bin("vitest"), vitest("unit"), () => countVitest("unit.json"));
const attacked = fast ? undefined : tested.then(() => Promise.all(attacks.map(inTurn)));
const others = Promise.all([checked, tested, attacked]);
if (!fast) await suite("in a real browser", bin("playwright"), ["test"], countPlaywright, others);
await others;

const slowest = tally.timed.sort((a, b) => b.ms - a.ms).slice(0, 10);
for (const { name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
const named = tally.failed.map((name) => `✗ ${name}\n`);
console.log(`\n${named.join("")}${tally.passed} passed, ${tally.failed.length} failed`);
process.exit(tally.failed.length === 0 ? 0 : 1);

/** @param {string[]} benches */
async function inTurn(benches) {
  for (const bench of benches) {
    await step(`attack: ${bench}`, process.execPath, ["scripts/bench.js", bench, "--short"]);
  }
}

/**
 * Counts as one test. What it prints is told when it is over, as another goes on beside it.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 */
async function step(title, program, args) {
  const began = performance.now();
  if (await launchBeside(title, program, args)) tally.passed += 1;
  else tally.failed.push(title);
  tally.timed.push({ name: title, ms: performance.now() - began });
}

/**
 * Adds a suite's own counts. A test that was skipped counts as failed, and so does a suite that dies early.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {() => Tally} count
 * @param {Promise<unknown>} [turn] what must be over before this one is told
 */
async function suite(title, program, args, count, turn) {
  const succeeded = await (turn ? launchBeside(title, program, args, turn) : launch(title, program, args));
  /** @type {Tally} */
  let counted = { passed: 0, failed: [], timed: [] };
  try {
    counted = count();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  tally.passed += counted.passed;
  tally.failed.push(...counted.failed);
  tally.timed.push(...counted.timed);
  if (!succeeded && counted.failed.length === 0) tally.failed.push(title);
}

/**
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 */
function launch(title, program, args) {
  announce(title);
  return successOf(spawn(program, args, { stdio: "inherit", shell }));
}

/**
 * Keeps what a program prints until its turn, or else until it is over, so that two do not talk at once.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {Promise<unknown>} [turn]
 */
async function launchBeside(title, program, args, turn) {
  const running = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], shell });
  const success = successOf(running);
  /** @type {Buffer[]} */
  const held = [];
  let tell = (/** @type {Buffer} */ said) => void held.push(said);
  for (const output of [running.stdout, running.stderr]) output.on("data", (said) => tell(said));
  await (turn ?? success);
  announce(title);
  process.stdout.write(Buffer.concat(held));
  tell = (said) => void process.stdout.write(said);
  return success;
}

/**
 * @param {import("node:child_process").ChildProcess} running
 * @returns {Promise<boolean>}
 */
function successOf(running) {
  return new Promise((resolve) => {
    running.on("error", () => resolve(false)).on("close", (code) => resolve(code === 0));
  });
}

/** @param {string} title */
function announce(title) {
  console.log(`\n── ${title} ${"─".repeat(Math.max(0, 60 - title.length))}`);
}

/** @param {string} name */
function vitest(name) {
  return ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${results}/${name}.json`];
}

/** @param {string} file */
function countVitest(file) {
  return sort(read(file).testResults.flatMap(vitestTests));
}

/**
 * A file that died before its first test stands for itself.
 * @param {VitestFile} file
 * @returns {Test[]}
 */
function vitestTests({ name, status, assertionResults }) {
  const path = relative(".", name);
  if (assertionResults.length === 0) return [{ name: path, passed: status === "passed", ms: 0 }];
  return assertionResults.map((test) => ({
    name: `${path} › ${test.fullName}`,
    passed: test.status === "passed",
    ms: test.duration ?? 0,
  }));
}

function countPlaywright() {
  return sort(read("browser.json").suites.flatMap(playwrightTests));
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Test[]}
 */
function playwrightTests(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: `e2e/${spec.file}:${spec.line} › ${spec.title}`,
      passed: status === "expected",
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(playwrightTests)];
}

/**
 * @param {Test[]} tests
 * @returns {Tally}
 */
function sort(tests) {
  return {
    passed: tests.filter(({ passed }) => passed).length,
    failed: tests.filter(({ passed }) => !passed).map(({ name }) => name),
    timed: tests.map(({ name, ms }) => ({ name, ms })),
  };
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(`${results}/${file}`, "utf8"));
}

/**
 * @typedef {{ passed: number, failed: string[], timed: { name: string, ms: number }[] }} Tally
 * @typedef {{ name: string, passed: boolean, ms: number }} Test
 * @typedef {{
 *   name: string,
 *   status: string,
 *   assertionResults: { fullName: string, status: string, duration?: number }[],
 * }} VitestFile
 * @typedef {{
 *   specs?: {
 *     title: string, file: string, line: number, tests: { status: string, results: { duration: number }[] }[],
 *   }[],
 *   suites?: PlaywrightSuite[],
 * }} PlaywrightSuite
 */
