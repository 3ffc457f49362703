// Runs every check in order and ends with what failed or needed a second try, by name, and one plain line:
// "N passed, N failed". A second try tells a busy machine from a broken program.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { ensureBuilt } from "./setup/built.js";

const fast = process.argv[2] === "check";
const results = "test-results";
const bin = (/** @type {string} */ name) => `node_modules/.bin/${name}`;
/** @type {Tally} */
const tally = { passed: 0, failed: [], triedTwice: [] };

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

step("format and lint", bin("biome"), ["check", "--error-on-warnings", "."]);
step("types", bin("tsc"), ["-b"]);
if (!fast) attempt("build", ensureBuilt);
suite(
  "unit and integration",
  bin("vitest"),
  ["run", "--retry=1", "--reporter=default", "--reporter=json"],
  countVitest,
);
if (!fast)
  for (const attack of attacks()) step(`attack: ${attack}`, process.execPath, [`bench/${attack}`, "--short"]);
if (!fast) suite("in a real browser", bin("playwright"), ["test"], countPlaywright);

const named = [
  ...tally.triedTwice.map((name) => `↻ needed a second try: ${name}\n`),
  ...tally.failed.map((name) => `✗ ${name}\n`),
];
console.log(`\n${named.join("")}${tally.passed} passed, ${tally.failed.length} failed`);
process.exit(tally.failed.length === 0 ? 0 : 1);

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
    tally.failed.push(title);
  }
}

/**
 * Adds a suite's own counts. A test that was skipped counts as failed, and so does a suite that dies early.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {() => Tally} count
 */
function suite(title, program, args, count) {
  announce(title);
  const succeeded = launch(program, args);
  /** @type {Tally} */
  let counted = { passed: 0, failed: [], triedTwice: [] };
  try {
    counted = count();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  tally.passed += counted.passed;
  tally.failed.push(...counted.failed);
  tally.triedTwice.push(...counted.triedTwice);
  if (!succeeded && counted.failed.length === 0) tally.failed.push(title);
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
  return sort(read("unit.json").testResults.flatMap(vitestTests));
}

/**
 * A file that died before its first test stands for itself. A test that passed keeps the message of its first try.
 * @param {VitestFile} file
 * @returns {Test[]}
 */
function vitestTests({ name, status, assertionResults }) {
  const path = relative(".", name);
  if (assertionResults.length === 0) return [{ name: path, passed: status === "passed", again: false }];
  return assertionResults.map((test) => ({
    name: `${path} › ${test.fullName}`,
    passed: test.status === "passed",
    again: test.failureMessages.length > 0,
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
    spec.tests.map(({ status }) => ({
      name: `e2e/${spec.file}:${spec.line} › ${spec.title}`,
      passed: status === "expected" || status === "flaky",
      again: status === "flaky",
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(playwrightTests)];
}

/**
 * @param {Test[]} tests
 * @returns {Tally}
 */
function sort(tests) {
  const names = (/** @type {(test: Test) => boolean} */ wanted) =>
    tests.filter(wanted).map(({ name }) => name);
  return {
    passed: tests.filter(({ passed }) => passed).length,
    failed: names(({ passed }) => !passed),
    triedTwice: names(({ passed, again }) => passed && again),
  };
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(`${results}/${file}`, "utf8"));
}

/**
 * @typedef {{ passed: number, failed: string[], triedTwice: string[] }} Tally
 * @typedef {{ name: string, passed: boolean, again: boolean }} Test
 * @typedef {{
 *   name: string,
 *   status: string,
 *   assertionResults: { fullName: string, status: string, failureMessages: string[] }[],
 * }} VitestFile
 * @typedef {{
 *   specs?: { title: string, file: string, line: number, tests: { status: string }[] }[],
 *   suites?: PlaywrightSuite[],
 * }} PlaywrightSuite
 */
