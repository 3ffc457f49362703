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

/** While readers ask for pages, a group is followed by a rest of so many times its length, and at most this long. */
const restShare = 4;
const maxRestMs = 25;

/**
 * SQLite in a thread of its own, so that a flush to disk never holds up a page. Whatever comes while one group of
 * units is made durable is the next group.
 */
export async function openSqliteDatabase(file: string, events: StoreEvents = {}): Promise<Database> {
  const thread = await startSqliteThread({ file, migrations: migrations.sqlite }, (error) =>
    events.troubled?.(error),
  );
  let gathering: Waiting[] = [];
  let unanswered = 0;
  let committing: Promise<void> | undefined;
  let closed: Promise<void> | undefined;

  function transact<const Sent extends readonly Statement[]>(statements: Sent): Promise<RowsOf<Sent>> {
    const kept = new Promise<unknown[][]>((resolve, reject) => {
      if (closed) return reject(new StoreFailure("The database is closed"));
      if (unanswered >= limits.unanswered.value)
        return reject(new StoreFailure("The database is too far behind"));
      gathering.push({ unit: JSON.stringify(statements), resolve, reject });
      unanswered += 1;
      // One group of all that came in the same turn of the event loop.
      committing ??= new Promise<void>(setImmediate).then(commitAll);
    });
    return kept as Promise<RowsOf<Sent>>;
  }

  async function commitAll(): Promise<void> {
    while (gathering.length > 0) {
      const group = gathering;
      gathering = [];
      const started = performance.now();
      await commit(group);
      if (!closed && events.othersWait?.()) await rest(performance.now() - started);
    }
    committing = undefined;
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
    } finally {
      unanswered -= group.length;
    }
  }

  async function close(): Promise<void> {
    while (committing) await committing;
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

/** Writers get a share of the processor while others wait for it, so that a flood of them does not slow a page. */
function rest(groupMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.min(maxRestMs, restShare * groupMs)));
}
