import { Worker } from "node:worker_threads";
import { type Database, type RowsOf, type Statement, type StoreEvents, StoreFailure } from "./database.ts";
import { migrations } from "./migrations/list.ts";
import { queryBuilder } from "./query-builder.ts";

type Outcome = { rows: unknown[][]; error?: never } | { error: { message: string; code?: string } };
type Reply = { outcomes: Outcome[]; seconds: number };
type Waiting = {
  unit: readonly Statement[];
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
  const sqlNumbers = new Map<string, number>();
  let waiting: Waiting[] = [];
  let gathering: NodeJS.Timeout | undefined;
  let expectedWriters = 1;
  let patienceMs = 0;
  let inFlight: Waiting[] | undefined;
  let closing: (() => void) | undefined;
  let closed: Promise<void> | undefined;
  let worker = await startWorker();

  async function startWorker(): Promise<Worker> {
    const started = new Worker(new URL("./sqlite-worker.js", import.meta.url), {
      workerData: { file, migrations: migrations.sqlite },
    });
    await new Promise<void>((resolve, reject) => {
      started.once("error", reject);
      started.once("message", (reply: string) => {
        const { failed }: { failed?: { message: string; code?: string } } = JSON.parse(reply);
        if (failed) reject(new StoreFailure(failed.message, failed.code));
        else resolve();
      });
    });
    started.removeAllListeners("error");
    sqlNumbers.clear();
    started.on("message", settle);
    started.on("error", (error) => events.troubled?.(error));
    started.on("exit", () => restart());
    started.unref();
    return started;
  }

  function restart() {
    if (closing) return closing();
    fail(new StoreFailure("The database thread stopped"));
    startWorker().then(
      (started) => {
        worker = started;
        send();
      },
      (error) => {
        events.troubled?.(error);
        fail(error);
        setTimeout(restart, 1000).unref();
      },
    );
  }

  function fail(error: Error) {
    const failed = [...(inFlight ?? []), ...waiting];
    clearTimeout(gathering);
    gathering = undefined;
    inFlight = undefined;
    waiting = [];
    for (const { reject } of failed) reject(error);
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
    worker.ref();
    worker.postMessage(written(inFlight));
  }

  /** The group as the thread reads it: a statement's text goes along once, then only its number. */
  function written(group: Waiting[]): string {
    const newTexts: string[] = [];
    const numberOf = (sql: string) => {
      const known = sqlNumbers.get(sql);
      if (known !== undefined) return known;
      newTexts.push(sql);
      sqlNumbers.set(sql, sqlNumbers.size);
      return sqlNumbers.size - 1;
    };
    const units = group.map(({ unit }) =>
      unit.map(({ sql, parameters, stopWhen }) => [numberOf(sql), parameters, stopWhen]),
    );
    return JSON.stringify({ newTexts, units });
  }

  function settle(reply: string) {
    const { outcomes, seconds }: Reply = JSON.parse(reply);
    const settled = inFlight ?? [];
    inFlight = undefined;
    expectedWriters = settled.length + waiting.length;
    patienceMs = Math.min(maxPatienceMs, (seconds * 1000) / 2);
    send();
    if (!inFlight && !gathering) {
      worker.unref();
      if (closing) worker.postMessage("close");
    }
    events.committed?.(seconds);
    for (const [index, { resolve, reject }] of settled.entries()) {
      const outcome = outcomes[index] as Outcome;
      if (outcome.error) reject(new StoreFailure(outcome.error.message, outcome.error.code));
      else resolve(outcome.rows);
    }
  }

  function transact<const Unit extends readonly Statement[]>(unit: Unit): Promise<RowsOf<Unit>> {
    return new Promise((resolve, reject) => {
      if (closing) return reject(new StoreFailure("The database is closed"));
      if (waiting.length >= maxWaiting) return reject(new StoreFailure("The database is too far behind"));
      waiting.push({ unit, resolve: resolve as (rows: unknown[][]) => void, reject });
      if (gathering && waiting.length >= expectedWriters) commit();
      else send();
    });
  }

  function close(): Promise<void> {
    return new Promise((resolve) => {
      closing = resolve;
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
