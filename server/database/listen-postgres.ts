import pg from "pg";
import type { StoreEvents } from "./database.ts";

const channel = "tendwell_outbox";
const restMs = 250;
const reconnectMs = 2000;

/**
 * A bell between instances. It rings outside any transaction and at most a few times a second, because a
 * notification inside one takes a lock that every commit of the database waits for. Nobody relies on it: the
 * outbox also looks by itself.
 */
export function listenPostgres(url: string, pool: pg.Pool, events: StoreEvents) {
  const listeners: (() => void)[] = [];
  let client: pg.Client | undefined;
  let stopped = false;
  let resting = false;
  let reconnect: NodeJS.Timeout | undefined;

  async function connect() {
    if (stopped) return;
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    client = next;
    next.on("notification", () => {
      for (const listener of listeners) listener();
    });
    next.on("error", (error) => events.troubled?.(error));
    next.on("end", () => later());
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      events.troubled?.(error as Error);
      later();
    }
  }

  function later() {
    if (stopped || reconnect) return;
    reconnect = setTimeout(() => {
      reconnect = undefined;
      void connect();
    }, reconnectMs);
    reconnect.unref();
  }

  return {
    ring() {
      if (resting || stopped) return;
      resting = true;
      setTimeout(() => {
        resting = false;
        if (stopped) return;
        pool.query("select pg_notify($1, '')", [channel]).catch((error) => events.troubled?.(error));
      }, restMs).unref();
    },
    onRing(listener: () => void) {
      listeners.push(listener);
      if (listeners.length === 1) void connect();
    },
    async stop() {
      stopped = true;
      clearTimeout(reconnect);
      await client?.end();
    },
  };
}
