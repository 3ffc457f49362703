// The process is killed while visitors write, again and again. Whoever was thanked must be in the store.
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../../server/database/testing/start-postgres.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { checkPostgres, checkSqlite } from "./check-store.ts";
import { postLeads } from "./post-leads.ts";
import { broken, runFault } from "./program.ts";
import { startServer } from "./server-process.ts";

await runFault({ title: "kill -9 under load", short: 2, long: 100 }, async (home, rounds) => {
  const keptInSqlite = await killAgainAndAgain(rounds, { DATA_DIR: home });
  const sqlite = checkSqlite(join(home, "tendwell.db"), keptInSqlite);

  const running = await startPostgres({ fsync: true });
  const url = await running.createDatabase("leads");
  const keptInPostgres = await killAgainAndAgain(rounds, { DATA_DIR: home, DATABASE_URL: url });
  const client = new pg.Client(url);
  await client.connect();
  const postgres = await checkPostgres(client, keptInPostgres);
  await client.end();
  await running.stop();

  return {
    figure:
      `SQLite ${keptInSqlite.length} leads acknowledged, ${sqlite.lost} lost; PostgreSQL ${keptInPostgres.length}, ` +
      `${postgres.lost} lost`,
    broken: broken({
      "no acknowledged lead is lost": sqlite.lost + postgres.lost === 0,
      "every lead has its deliveries": sqlite.unqueued + postgres.unqueued === 0,
      "the store is sound": sqlite.integrity === "ok",
      "there was load": Math.min(keptInSqlite.length, keptInPostgres.length) > rounds * 3,
    }),
  };
});

async function killAgainAndAgain(rounds: number, env: Record<string, string>) {
  const port = await freePort();
  const kept: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ ...env, PORT: String(port) });
    const visitors = postLeads(() => port, 20);
    await visitors.thanked(5 + Math.floor(Math.random() * 40));
    await server.end("SIGKILL");
    await visitors.stop();
    kept.push(...visitors.kept);
  }
  return kept;
}
