// PostgreSQL is restarted while visitors write: politely, at once, and by a crash.

import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../../server/database/testing/start-postgres.ts";
import { checkPostgres } from "./check-store.ts";
import { postLead, postLeads } from "./post-leads.ts";
import { broken, runFault } from "./program.ts";
import { startServer } from "./server-process.ts";

const waysToGo = ["SIGINT", "SIGQUIT", "SIGKILL"] as const;

await runFault({ title: "PostgreSQL restarted under load", short: 2, long: 99 }, async (home, rounds) => {
  const postgres = await startPostgres({ fsync: true });
  const url = await postgres.createDatabase("leads");
  const server = await startServer({ DATA_DIR: home, DATABASE_URL: url });
  const visitors = postLeads(() => server.port, 10);
  let slowestRecoveryMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    await wait(400);
    await postgres.restart(waysToGo[round % waysToGo.length]);
    const back = performance.now();
    while ((await postLead(undefined, server.port)).status !== 201 && performance.now() - back < 15_000) await wait(20);
    slowestRecoveryMs = Math.max(slowestRecoveryMs, performance.now() - back);
  }
  await visitors.stop();
  const { code } = await server.end("SIGTERM");

  const client = new pg.Client(url);
  await client.connect();
  const { lost, unqueued } = await checkPostgres(client, visitors.kept);
  await client.end();
  await postgres.stop();
  const strange = Object.keys(visitors.statuses).filter((status) => !["201", "503"].includes(status));
  return {
    figure:
      `${visitors.kept.length} leads acknowledged, ${lost} lost, ${visitors.statuses[503] ?? 0} told 503, well ` +
      `again after ${slowestRecoveryMs.toFixed(0)} ms at most`,
    broken: broken({
      "no acknowledged lead is lost": lost === 0,
      "every lead has its deliveries": unqueued === 0,
      "a visitor hears 201 or 503 and nothing else": strange.length === 0,
      "it recovers by itself within 5 s": slowestRecoveryMs < 5000,
      "it ends in good order": code === 0,
      "there was load": visitors.kept.length > rounds,
    }),
  };
});
