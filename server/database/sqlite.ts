import { Worker } from "node:worker_threads";
import { type Database, type RowsOf, type Statement, type StoreEvents, StoreFailure } from "./database.ts";
import { migrations } from "./migrations/list.ts";
import { queryBuilder } from "./query-builder.ts";

type Trouble = { message: string; code?: string };
type Outcome = { rows: unknown[][]; error?: never } | { rows?: never; error: Trouble };
type Reply = { outcomes: Outcome[]; seconds: number; forgot?: never } | { forgot: Outcome };
type Waiting = {
  /** The unit as the thread reads it. */
  text: string;
  resolve: (rows: unknown[][]) => void;
  reject: (error: Error) => void;
};

/** Beyond this many unanswered units the disk has stalled: say so at once instead of queueing visitors. */
const maxWaiting = 5000;
/** So many units are handed over even while the thread has others: it finds them there and need not wait for us. */
const fullGroup = 16;
/** While readers ask for pages, a group is followed by a rest of so many times its length, and at most this long. */
const restShare = 4;
const maxRestMs = 25;

/**
 * SQLite in a thread of its own, so that a flush to disk never holds up a page. Whatever has come when the thread
 * is done with one group of units is the next.
 */
export async function openSqliteDatabase(file: string, events: StoreEvents = {}): Promise<Database> {
  let worker: Worker | undefined;
  let sqlTexts = createSqlTexts();
  let gathering: Waiting[] = [];
  let handedOver: Waiting[] = [];
  let handedOverAt = 0;
  let isResting = false;
  let forgetting: Waiting[] = [];
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
      if (gathering.length + handedOver.length >= maxWaiting) {
        return reject(new StoreFailure("The database is too far behind"));
      }
      const text = sqlTexts.write(unit);
      // One message for all that came in the same turn of the event loop.
      if (gathering.length === 0) setImmediate(handOverNext);
      gathering.push({ text, resolve: resolve as (rows: unknown[][]) => void, reject });
      if (gathering.length === fullGroup && !isResting) handOver();
    });
  }

  /** Whatever comes while a group is flushed to disk is the next; few and large messages cost least. */
  function handOverNext() {
    if (handedOver.length === 0 && !isResting) handOver();
  }

  /** Writers get a share of the processor while others wait for it, so that a flood of them does not slow a page. */
  function rest() {
    if (isResting) return;
    const restMs = Math.min(maxRestMs, restShare * (performance.now() - handedOverAt));
    isResting = true;
    setTimeout(() => {
      isResting = false;
      handOverNext();
    }, restMs);
  }

  function handOver() {
    if (gathering.length === 0) return;
    const units = gathering.map(({ text }) => text).join();
    worker?.ref();
    worker?.postMessage(`{"newTexts":${sqlTexts.takeNew()},"units":[${units}]}`);
    handedOver.push(...gathering);
    handedOverAt = performance.now();
    gathering = [];
  }

  /** Answers come in the order in which units were handed over. */
  function settle(reply: Reply) {
    if (reply.forgot) return conclude(forgetting.shift(), reply.forgot);
    const { outcomes, seconds } = reply;
    const settled = handedOver.splice(0, outcomes.length);
    if (events.othersWait?.()) rest();
    else handOverNext();
    if (handedOver.length === 0) worker?.unref();
    events.committed?.(seconds);
    for (const [index, waiting] of settled.entries()) conclude(waiting, outcomes[index] as Outcome);
  }

  function conclude(waiting: Waiting | undefined, { rows = [], error }: Outcome) {
    if (error) waiting?.reject(new StoreFailure(error.message, error.code));
    else waiting?.resolve(rows);
  }

  function forget(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (closing || !worker) return reject(new StoreFailure("The database is closed"));
      forgetting.push({ text: "", resolve: () => resolve(), reject });
      worker.ref();
      handOver();
      worker.postMessage("forget");
    });
  }

  function fail(error: Error) {
    const failed = [...handedOver, ...gathering, ...forgetting];
    forgetting = [];
    handedOver = [];
    gathering = [];
    for (const { reject } of failed) reject(error);
  }

  function close(): Promise<void> {
    return new Promise((resolve) => {
      closing = resolve;
      if (!worker) return resolve();
      handOver();
      worker.ref();
      worker.postMessage("close");
    });
  }

  const wakeListeners: (() => void)[] = [];
  return {
    engine: "sqlite",
    build: queryBuilder("sqlite"),
    transact,
    read: async <Row>(statement: Statement<Row>) => (await transact([statement]))[0],
    forget,
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
