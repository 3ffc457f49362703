import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import type { Channel } from "../database/tables.ts";
import { type Claim, dueClaimer } from "./claim-due.ts";
import type { Carrier, Carriers } from "./delivery.ts";
import { type Finished, noteRefused, noteSent } from "./finish.ts";

/** Well under the lease, so that a try is over before its row can be claimed again. */
const tryMs = 60_000;
const pollMs = 2000;
const maxActive = 8;

export type OutboxEvents = {
  finished?(channel: Channel, finished: Finished, claim: Claim, error?: Error): void;
  troubled?(error: Error): void;
};

type OutboxParts = {
  db: Database;
  carriers: Carriers;
  now: () => number;
  random: () => number;
  events?: OutboxEvents;
};

export type Outbox = {
  /** When it last looked for work without trouble; a stale time means mail has stopped leaving. */
  lastLookAt(): number;
  /** Lets go of nothing half done: waits for what is on its way, for a while. */
  stop(patienceMs: number): Promise<void>;
};

/** Carries out what is due, each channel at its own pace: a mail server that hangs delays no webhook. */
export function runOutbox({ db, carriers, now, random, events = {} }: OutboxParts): Outbox {
  const alarm = createAlarm();
  let isStopping = false;
  const active = new Set<Promise<void>>();
  const looks = new Map<Channel, number>();
  db.onWake(alarm.ring);

  /** A stop that comes in the middle of a look rings while nobody sleeps. */
  async function rest(ms: number) {
    if (!isStopping) await alarm.sleep(ms);
  }

  async function work(channel: Channel, carrier: Carrier) {
    const claimDue = dueClaimer(db, channel);
    const mine = new Set<Promise<void>>();
    while (!isStopping) {
      try {
        const claims = await claimDue(maxActive - mine.size, now());
        looks.set(channel, now());
        for (const claim of claims) {
          const carried = carry(claim, carrier).finally(() => {
            mine.delete(carried);
            active.delete(carried);
          });
          mine.add(carried);
          active.add(carried);
        }
        if (mine.size >= maxActive) await Promise.race(mine);
        else if (claims.length === 0) await rest(pollMs * (0.8 + 0.4 * random()));
      } catch (error) {
        events.troubled?.(error as Error);
        await rest(pollMs);
      }
    }
  }

  async function carry(claim: Claim, carrier: Carrier) {
    const { row, lead } = claim;
    try {
      const failure = await attempt(() => carrier(lead, row.id));
      const finished = failure
        ? await noteRefused(db, row, failure, { now: now(), random })
        : await noteSent(db, row, now());
      events.finished?.(row.channel, finished, claim, failure);
    } catch (error) {
      // The store did not take the note: the lease runs out and the row is tried again.
      events.troubled?.(error as Error);
    }
  }

  const loops = Object.entries(carriers).map(([channel, carrier]) => work(channel as Channel, carrier));

  return {
    lastLookAt: () => Math.min(...Object.keys(carriers).map((channel) => looks.get(channel as Channel) ?? 0)),
    async stop(patienceMs) {
      isStopping = true;
      alarm.ring();
      // In this order: a loop that was just looking may still start what it found.
      const finished = Promise.all(loops).then(() => Promise.all(active));
      await Promise.race([finished, wait(patienceMs, undefined, { ref: false })]);
    },
  };
}

/** Sleepers that a ring wakes early. A ring while nobody sleeps is lost; the next look comes soon anyway. */
function createAlarm() {
  const sleepers = new Set<() => void>();
  return {
    sleep: (ms: number) =>
      new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          sleepers.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        sleepers.add(wake);
      }),
    ring() {
      for (const wake of sleepers) wake();
    },
  };
}

async function attempt(carry: () => Promise<void>): Promise<Error | undefined> {
  const over = new AbortController();
  try {
    await Promise.race([
      carry(),
      wait(tryMs, undefined, { signal: over.signal, ref: false }).then(() => {
        throw new Error("The delivery took too long");
      }),
    ]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    over.abort();
  }
}
