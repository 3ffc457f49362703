import { setTimeout as wait } from "node:timers/promises";
import { limits } from "../security/limits.ts";
import { type Database, type RowsOf, type Statement, type StoreEvents, StoreFailure } from "./database.ts";
import { migrations } from "./migrations/list.ts";
import { queryBuilder } from "./query-builder.ts";
import type { Outcome } from "./sqlite-messages.ts";
import { startSqliteThread } from "./sqlite-thread.ts";

type Waiting = {
  /** The statements, as JSON. */
  unit: string;
  resolve: (rows: unknown[][]) => void;
  reject: (error: unknown) => void;
};

/** While the thread has one group, so many units are handed over as the next: it need not wait for us. */
const fullGroup = 16;
const maxGroups = 2;
/** While visitors ask for pages, a group is followed by a rest of so many times its length, and at most this long. */
const restShare = 4;
const maxRestMs = 25;

/**
 * SQLite in a thread of its own, so that a flush to disk never holds up a page. Whatever comes while one group of
 * units is made durable is the next group, and lies ready in the thread if many write at once.
 */
export async function openSqliteDatabase(file: string, events: StoreEvents = {}): Promise<Database> {
  const thread = await startSqliteThread({ file, migrations: migrations.sqlite }, (error) => events.troubled?.(error));
  let gathering: Waiting[] = [];
  let unanswered = 0;
  let groups = 0;
  let rests = 0;
  let closed: Promise<void> | undefined;
  let allAnswered: (() => void) | undefined;

  function transact<const Sent extends readonly Statement[]>(statements: Sent): Promise<RowsOf<Sent>> {
    const kept = new Promise<unknown[][]>((resolve, reject) => {
      if (closed) return reject(new StoreFailure("The database is closed"));
      if (unanswered >= limits.unanswered.value) return reject(new StoreFailure("The database is too far behind"));
      gathering.push({ unit: JSON.stringify(statements), resolve, reject });
      unanswered += 1;
      // One group of all that came in the same turn of the event loop.
      if (gathering.length === 1 || gathering.length === fullGroup) setImmediate(handOver);
    });
    return kept as Promise<RowsOf<Sent>>;
  }

  function handOver(): void {
    const isBusy = groups >= maxGroups || (groups > 0 && gathering.length < fullGroup);
    if (isBusy || rests > 0 || gathering.length === 0) return;
    const group = gathering;
    gathering = [];
    groups += 1;
    const started = performance.now();
    void commit(group).then(async () => {
      groups -= 1;
      unanswered -= group.length;
      if (unanswered === 0) allAnswered?.();
      if (!closed && events.othersWait?.()) await rest(performance.now() - started);
      handOver();
    });
  }

  /** Writers get a share of the processor while others wait for it, so that a flood of them does not slow a page. */
  async function rest(groupMs: number): Promise<void> {
    rests += 1;
    await wait(Math.min(maxRestMs, restShare * groupMs));
    rests -= 1;
  }

  async function commit(group: Waiting[]): Promise<void> {
    try {
      const answer = await thread.ask({ order: "commit", units: group.map(({ unit }) => unit) });
      const outcomes: Outcome[] = JSON.parse(answer.outcomes ?? "[]");
      events.committed?.(answer.seconds ?? 0);
      for (const [index, { resolve, reject }] of group.entries()) {
        const { rows, trouble } = outcomes[index] ?? { trouble: { message: "The thread gave no answer" } };
        if (rows) resolve(rows);
        else reject(new StoreFailure(trouble.message, trouble.code));
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  async function close(): Promise<void> {
    const isDone = new Promise<void>((resolve) => {
      allAnswered = resolve;
    });
    if (unanswered > 0) await isDone;
    await thread.close();
  }

  const wakeListeners: (() => void)[] = [];
  return {
    engine: "sqlite",
    build: queryBuilder("sqlite"),
    transact,
    read: async <Row>(statement: Statement<Row>) => (await transact([statement]))[0],
    async forget() {
      await thread.ask({ order: "forget" });
    },
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
