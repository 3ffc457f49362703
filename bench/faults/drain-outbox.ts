import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";

/** What the dead held would fall due again after its lease; a program does not wait that long. No server may run. */
export async function releaseLeases(client: Client) {
  await client.query("update outbox set lease = null where state = 'waiting'");
}

/** Lets the running servers deliver all that waits, without the pauses after a refusal. */
export async function drainOutbox(client: Client) {
  let waiting = 1;
  for (const deadline = Date.now() + 120_000; waiting > 0 && Date.now() < deadline; await wait(300)) {
    await client.query("update outbox set due_at = 0 where state = 'waiting' and lease is null");
    const { rows } = await client.query("select count(*) from outbox where state = 'waiting'");
    waiting = Number(rows[0].count);
  }
  return waiting;
}

/** The leads that did not go out on every channel. */
export function undelivered(leads: string[], home: string, received: Set<string>) {
  const mails = new Set(readdirSync(join(home, "mail")));
  return leads.filter((id) => !mails.has(`${id}.sales.eml`) || !mails.has(`${id}.receipt.eml`) || !received.has(id));
}
