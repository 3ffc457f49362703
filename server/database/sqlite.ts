import { Worker } from "node:worker_threads";
import { type Database, type RowsOf, type Statement, type StoreEvents, StoreFailure } from "./database.ts";
import { migrations } from "./migrations/list.ts";
import { queryBuilder } from "./query-builder.ts";

type Trouble = { message: string; code?: string };
type Outcome = { rows: unknown[][]; error?: never } | { error: Trouble };
type Reply = { outcomes: Outcome[]; seconds: number };
type Waiting = {
  /** The unit as the thread reads it. */
  text: string;
  resolve: (rows: unknown[][]) => void;
  reject: (error: Error) => void;
};

/** Beyond this many unanswered units the disk has stalled: say so at once instead of queueing visitors. */
const maxWaiting = 5000;

/** The longest a unit waits for company. */
const maxPatienceMs = 4;

/**
 * SQLite in a thread of its own, so that a flush to disk never holds up a page. While one group is being
 * committed the next one gathers here; when the disk is slow it also waits a moment for writers that were just
 * answered and are likely to be back, as two half groups cost twice the flushes of a whole one.
 */
export async function openSqliteDatabase(file: string, events: StoreEvents = {}): Promise<Database> {
  let worker: Worker | undefined;
  let sqlTexts = createSqlTexts();
  let waiting: Waiting[] = [];
  let inFlight: Waiting[] | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let expectedWriters = 1;
  let patienceMs = 0;
  let closing: (() => void) | undefined;
  let closed: Promise<void> | undefined;
  await start();

  async function start(): Promise<void> {
    const started = await startWorker(file);
    sqlTexts = createSqlTexts();
    worker = started;
    started.on("message", (reply: string) => settle(JSON.parse(reply)));
    started.on("error", (error) => events.troubled?.(error));
    started.on("exit", () => {
      worker = undefined;
      if (closing) return closing();
      fail(new StoreFailure("The database thread stopped"));
      restart();
    });
    started.unref();
  }

  function restart() {
    start().catch((error) => {
      events.troubled?.(error);
      setTimeout(restart, 1000).unref();
    });
  }

  function transact<const Unit extends readonly Statement[]>(unit: Unit): Promise<RowsOf<Unit>> {
    return new Promise((resolve, reject) => {
      if (closing) return reject(new StoreFailure("The database is closed"));
      if (!worker) return reject(new StoreFailure("The database thread is starting again"));
      if (waiting.length >= maxWaiting) return reject(new StoreFailure("The database is too far behind"));
      const text = sqlTexts.write(unit);
      waiting.push({ text, resolve: resolve as (rows: unknown[][]) => void, reject });
      if (gathering && waiting.length >= expectedWriters) commit();
      else send();
    });
  }

  function send() {
    if (inFlight || gathering || waiting.length === 0) return;
    if (waiting.length < expectedWriters && patienceMs >= 1 && !closing) {
      gathering = setTimeout(commit, patienceMs);
    } else commit();
  }

  function commit() {
    clearTimeout(gathering);
    gathering = undefined;
    inFlight = waiting;
    waiting = [];
    worker?.ref();
    worker?.postMessage(
      `{"newTexts":${sqlTexts.takeNew()},"units":[${inFlight.map(({ text }) => text).join()}]}`,
    );
  }

  function settle({ outcomes, seconds }: Reply) {
    const settled = inFlight ?? [];
    inFlight = undefined;
    expectedWriters = settled.length + waiting.length;
    patienceMs = Math.min(maxPatienceMs, (seconds * 1000) / 2);
    send();
    if (!inFlight && !gathering) {
      worker?.unref();
      if (closing) worker?.postMessage("close");
    }
    events.committed?.(seconds);
    for (const [index, { resolve, reject }] of settled.entries()) {
      const outcome = outcomes[index] as Outcome;
      if (outcome.error) reject(new StoreFailure(outcome.error.message, outcome.error.code));
      else resolve(outcome.rows);
    }
  }

  function fail(error: Error) {
    const failed = [...(inFlight ?? []), ...waiting];
    clearTimeout(gathering);
    gathering = undefined;
    inFlight = undefined;
    waiting = [];
    for (const { reject } of failed) reject(error);
  }

  function close(): Promise<void> {
    return new Promise((resolve) => {
      closing = resolve;
      if (!worker) return resolve();
      worker.ref();
      if (gathering) commit();
      else if (!inFlight) worker.postMessage("close");
    });
  }

  const wakeListeners: (() => void)[] = [];
  return {
    engine: "sqlite",
    build: queryBuilder("sqlite"),
    transact,
    read: async <Row>(statement: Statement<Row>) => (await transact([statement]))[0],
    wake: () => {
      for (const listener of wakeListeners) listener();
    },
    onWake: (listener) => void wakeListeners.push(listener),
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

async function startWorker(file: string): Promise<Worker> {
  const worker = new Worker(new URL("./sqlite-worker.js", import.meta.url), {
    workerData: { file, migrations: migrations.sqlite },
  });
  await new Promise<void>((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (reply: string) => {
      const { failed }: { failed?: Trouble } = JSON.parse(reply);
      if (failed) reject(new StoreFailure(failed.message, failed.code));
      else resolve();
    });
  });
  worker.removeAllListeners("error");
  return worker;
}

/** Writes units for one thread: a statement's text goes along once, then only its number. */
function createSqlTexts() {
  const numbers = new Map<string, number>();
  let newTexts: string[] = [];
  const numberOf = (sql: string) => {
    const known = numbers.get(sql);
    if (known !== undefined) return known;
    newTexts.push(sql);
    numbers.set(sql, numbers.size);
    return numbers.size - 1;
  };
  return {
    write: (unit: readonly Statement[]) =>
      JSON.stringify(unit.map(({ sql, parameters, stopWhen }) => [numberOf(sql), parameters, stopWhen])),
    takeNew() {
      const taken = JSON.stringify(newTexts);
      newTexts = [];
      return taken;
    },
  };
}
