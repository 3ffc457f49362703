import { expect, test, vi } from "vitest";
import { StoreFailure } from "./database.ts";
import { openPostgresDatabase } from "./postgres.ts";
import { startPostgres } from "./testing/start-postgres.js";

const insert = (name: string) => ({
  sql: "insert into heartbeats (name, at) values ($1, 1) returning name",
  parameters: [name],
});

test("a restart of the server fails what is in flight and nothing after it", async () => {
  const postgres = await startPostgres();
  const troubles: Error[] = [];
  const db = await openPostgresDatabase(await postgres.createDatabase("restarted"), {
    troubled: (error) => troubles.push(error),
  });
  let woken = 0;
  db.onWake(() => woken++);
  await db.transact([insert("before"), insert("before too")]);

  await postgres.restart("SIGQUIT");
  expect(await db.transact([insert("after"), insert("after too")])).toHaveLength(2);

  await vi.waitFor(() => {
    db.wake();
    expect(woken).toBeGreaterThan(0);
  }, 10_000);
  await db.close();
  await postgres.stop();
  await expect(db.transact([insert("closed")])).rejects.toThrow(StoreFailure);
  expect(troubles.length).toBeGreaterThan(0);
}, 30_000);
