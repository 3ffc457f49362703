import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { migrateSqlite } from "./migrate-sqlite.js";
import { cleanOnce, openSqlite, truncateJournal } from "./open-sqlite.js";

/**
 * Plain JavaScript, so that the thread starts from the source as well as from the build.
 *
 * @typedef {import("./database.ts").Statement} Statement
 * @typedef {{ rows: unknown[][] } | { error: { message: string, code?: string } }} Outcome
 * @typedef {{ file: string, migrations: import("./migrations/list.ts").Migration[] }} Start
 * @typedef {[sqlNumber: number, parameters: unknown[], stopWhen?: Statement["stopWhen"]]} Sent
 */

const { file, migrations } = /** @type {Start} */ (workerData);
const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);

/** @type {import("node:sqlite").DatabaseSync | undefined} */
let db;
/** @type {Map<string, import("node:sqlite").StatementSync>} */
const statements = new Map();
/** The text of each statement is sent once, and its number from then on. @type {string[]} */
const texts = [];

function connection() {
  if (db) return db;
  const opened = openSqlite(file);
  try {
    migrateSqlite(opened, migrations);
    cleanOnce(opened);
  } catch (error) {
    opened.close();
    throw error;
  }
  db = opened;
  return db;
}

/** After an I/O error the page cache cannot be trusted: the next unit starts on a fresh connection. */
function disconnect() {
  const closing = db;
  db = undefined;
  statements.clear();
  try {
    // SQLite may have rolled back already. If not, a close alone would leave the write lock with statements
    // that are not collected yet.
    if (closing?.isTransaction) closing.exec("rollback");
    closing?.close();
  } catch (error) {
    process.emitWarning(/** @type {Error} */ (error));
  }
}

/** @param {string} sql */
function prepare(sql) {
  let prepared = statements.get(sql);
  if (!prepared) {
    if (statements.size > 500) statements.clear();
    prepared = connection().prepare(sql);
    statements.set(sql, prepared);
  }
  return prepared;
}

/** @param {Sent[]} unit */
function run(unit) {
  /** @type {unknown[][]} */
  const rows = unit.map(() => []);
  for (const [index, [number, parameters, stopWhen]] of unit.entries()) {
    const found = prepare(texts[number] ?? "").all(
      .../** @type {import("node:sqlite").SQLInputValue[]} */ (parameters),
    );
    rows[index] = found;
    if (stopWhen && (stopWhen === "found") === found.length > 0) break;
  }
  return rows;
}

/** @param {unknown} error */
function describe(error) {
  const { message, errcode, code } = /** @type {Error & { errcode?: number, code?: string }} */ (error);
  return { message, code: errcode === undefined ? code : `SQLITE_${errcode}` };
}

/**
 * @param {Sent[]} unit
 * @returns {Outcome}
 */
const runTrusting = (unit) => ({ rows: run(unit) });

/**
 * Runs one unit so that its failure undoes it alone.
 *
 * @param {Sent[]} unit
 * @returns {Outcome}
 */
function runGuarded(unit) {
  prepare("savepoint unit").run();
  try {
    const rows = run(unit);
    prepare("release unit").run();
    return { rows };
  } catch (error) {
    if (isStoreTrouble(error)) throw error;
    prepare("rollback to unit").run();
    prepare("release unit").run();
    return { error: describe(error) };
  }
}

/** @param {unknown} error */
function isStoreTrouble(error) {
  const { errcode = 0 } = /** @type {{ errcode?: number }} */ (error);
  const primary = errcode & 0xff;
  const [busy, ioError, corrupt, full, cannotOpen, notADatabase] = [5, 10, 11, 13, 14, 26];
  return [busy, ioError, corrupt, full, cannotOpen, notADatabase].includes(primary);
}

/**
 * Every unit that has arrived becomes durable with one flush: at fifty writers that is tens of times faster
 * than a flush each. Guarding each unit would cost a quarter of the work, so that is done only when a group
 * was refused for the fault of one of them.
 *
 * @param {Sent[][]} units
 * @returns {Outcome[]}
 */
function commit(units, runUnit = runTrusting) {
  try {
    connection().exec("begin immediate");
    const outcomes = units.map(runUnit);
    connection().exec("commit");
    return outcomes;
  } catch (error) {
    disconnect();
    if (runUnit === runTrusting && !isStoreTrouble(error)) return commit(units, runGuarded);
    return units.map(() => ({ error: describe(error) }));
  }
}

/** @returns {Outcome} */
function forget() {
  try {
    truncateJournal(connection());
    return { rows: [] };
  } catch (error) {
    return { error: describe(error) };
  }
}

port.on("message", (first) => {
  /** @type {Sent[][]} */
  const units = [];
  let isClosing = false;
  let forgets = 0;
  // Everything that arrived while the last group was being flushed.
  for (let message = first; message !== undefined; message = receiveMessageOnPort(port)?.message) {
    if (message === "close") {
      isClosing = true;
      break;
    }
    if (message === "forget") {
      forgets += 1;
      continue;
    }
    // JSON, as cloning the same lists costs several times as much.
    const arrived = JSON.parse(message);
    texts.push(...arrived.newTexts);
    units.push(...arrived.units);
  }
  if (units.length > 0) {
    const started = performance.now();
    const outcomes = commit(units);
    port.postMessage(JSON.stringify({ outcomes, seconds: (performance.now() - started) / 1000 }));
  }
  for (; forgets > 0; forgets--) port.postMessage(JSON.stringify({ forgot: forget() }));
  if (isClosing) {
    disconnect();
    port.close();
  }
});

try {
  connection();
  port.postMessage(JSON.stringify({ ready: true }));
} catch (error) {
  port.postMessage(JSON.stringify({ failed: describe(error) }));
  port.close();
}
