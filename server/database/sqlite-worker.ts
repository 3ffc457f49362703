import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { cleanOnce, migrateSqlite, openSqlite, truncateJournal } from "./open-sqlite.ts";
import type { Answer, Order, Outcome, Start, Trouble, Unit } from "./sqlite-messages.ts";

// The thread that holds the store.

const { file, migrations } = workerData as Start;
const port = parentPort as MessagePort;

let db: DatabaseSync | undefined;
const statements = new Map<string, StatementSync>();

port.on("message", (message: Order) => {
  if (message.order === "close") {
    disconnect();
    port.close();
  } else port.postMessage(answer(message));
});

function answer(message: Exclude<Order, { order: "close" }>): Answer {
  try {
    if (message.order === "commit") {
      const started = performance.now();
      const outcomes = commit(message.units.map((text) => JSON.parse(text)));
      return { outcomes: JSON.stringify(outcomes), seconds: (performance.now() - started) / 1000 };
    }
    if (message.order === "forget") truncateJournal(connection());
    else connection();
    return {};
  } catch (error) {
    return { trouble: describe(error) };
  }
}

/**
 * Every unit of a group becomes durable with one flush: at fifty writers that is tens of times faster than a flush
 * each. Guarding each unit would cost a quarter of the work, so that is done only when a group was refused for the
 * fault of one of them.
 */
function commit(units: Unit[], runUnit: (unit: Unit) => Outcome = run): Outcome[] {
  try {
    connection().exec("begin immediate");
    const outcomes = units.map(runUnit);
    connection().exec("commit");
    return outcomes;
  } catch (error) {
    disconnect();
    if (runUnit === run && !isStoreTrouble(error)) return commit(units, runGuarded);
    return units.map(() => ({ trouble: describe(error) }));
  }
}

function run(unit: Unit): Outcome {
  const rows: unknown[][] = unit.map(() => []);
  for (const [index, { sql, parameters, stopWhen }] of unit.entries()) {
    const found = prepare(sql).all(...(parameters as SQLInputValue[]));
    rows[index] = found;
    if (stopWhen && (stopWhen === "found") === found.length > 0) break;
  }
  return { rows };
}

/** Runs one unit so that its failure undoes it alone. */
function runGuarded(unit: Unit): Outcome {
  prepare("savepoint unit").run();
  try {
    const outcome = run(unit);
    prepare("release unit").run();
    return outcome;
  } catch (error) {
    if (isStoreTrouble(error)) throw error;
    prepare("rollback to unit").run();
    prepare("release unit").run();
    return { trouble: describe(error) };
  }
}

function prepare(sql: string) {
  let prepared = statements.get(sql);
  if (!prepared) {
    if (statements.size > 500) statements.clear();
    prepared = connection().prepare(sql);
    statements.set(sql, prepared);
  }
  return prepared;
}

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

/** After an I/O error the page cache cannot be trusted: the next group starts on a fresh connection. */
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
    process.emitWarning(error as Error);
  }
}

function describe(error: unknown): Trouble {
  const { message, errcode, code } = error as Error & { errcode?: number; code?: string };
  return { message, code: errcode === undefined ? code : `SQLITE_${errcode}` };
}

function isStoreTrouble(error: unknown) {
  const { errcode = 0 } = error as { errcode?: number };
  const [busy, ioError, corrupt, full, cannotOpen, notADatabase] = [5, 10, 11, 13, 14, 26];
  return [busy, ioError, corrupt, full, cannotOpen, notADatabase].includes(errcode & 0xff);
}
