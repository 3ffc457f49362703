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

/**
 * SQLite in a thread of its own, so that a flush to disk never holds up a page. While one group is being
 * committed the next one gathers here.
 */
export async function openSqliteDatabase(file: string, events: StoreEvents = {}): Promise<Database> {
  let waiting: Waiting[] = [];
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
      started.once("message", (reply: { failed?: { message: string; code?: string } }) => {
        if (reply.failed) reject(new StoreFailure(reply.failed.message, reply.failed.code));
        else resolve();
      });
    });
    started.removeAllListeners("error");
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
    inFlight = undefined;
    waiting = [];
    for (const { reject } of failed) reject(error);
  }

  function send() {
    if (inFlight || waiting.length === 0) return;
    inFlight = waiting;
    waiting = [];
    worker.ref();
    worker.postMessage(inFlight.map(({ unit }) => unit));
  }

  function settle({ outcomes, seconds }: Reply) {
    const settled = inFlight ?? [];
    inFlight = undefined;
    send();
    if (!inFlight) {
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
      send();
    });
  }

  function close(): Promise<void> {
    return new Promise((resolve) => {
      closing = resolve;
      worker.ref();
      if (!inFlight) worker.postMessage("close");
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
