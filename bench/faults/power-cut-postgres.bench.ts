// The power goes while visitors write and PostgreSQL keeps: its processes and ours end at once, and only what it
// had flushed is there afterwards. A disk that only pretends to flush shows that this program would notice.
import { spawnSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../../server/database/testing/start-postgres.ts";
import { checkPostgres } from "./check-store.ts";
import { postLeads } from "./post-leads.ts";
import { behindFaultyDisk, canSimulateDisk } from "./preload.ts";
import { broken, runFault } from "./program.ts";
import { startServer } from "./server-process.ts";

await runFault({ title: "power cut under load, PostgreSQL", short: 2, long: 100 }, async (home, rounds) => {
  // PostgreSQL may run as another user.
  chmodSync(home, 0o755);
  let disk: ReturnType<typeof behindFaultyDisk> | undefined;
  const postgres = await startPostgres({ fsync: true, env: () => ({ ...disk?.env, ...disk?.powerCutEnv }) });
  const url = await postgres.createDatabase("leads");
  const simulated = canSimulateDisk ? behindFaultyDisk(home, postgres.data) : undefined;
  disk = simulated;
  if (simulated) await postgres.restart("SIGINT", () => replace(simulated.flushed, postgres.data));

  const kept: string[] = [];
  async function cutPower() {
    const server = await startServer({ DATA_DIR: home, DATABASE_URL: url });
    const visitors = postLeads(() => server.port, 20);
    await wait(300 + Math.random() * 300);
    if (simulated) postgres.killAll();
    await server.end("SIGKILL");
    await visitors.stop();
    await postgres.restart("SIGKILL", () => simulated && replace(postgres.data, simulated.flushed));
    return visitors.kept;
  }
  for (let round = 0; round < rounds; round += 1) kept.push(...(await cutPower()));
  const { lost, unqueued } = await check(url, kept);

  simulated?.switchOn("lying-disk");
  const told = simulated ? await cutPower() : [];
  const lying = await check(url, told);
  await postgres.stop();
  const besides = simulated
    ? `a disk that lies: ${lying.lost} of ${told.length}`
    : "killed only: what is not flushed can be lost on Linux alone";
  return {
    figure: `${kept.length} leads acknowledged, ${lost} lost (${besides})`,
    broken: broken({
      "no acknowledged lead is lost": lost === 0,
      "every lead has its deliveries": unqueued === 0,
      "there was load": kept.length > rounds * 3,
      "this program notices a loss": !simulated || lying.lost > 0,
    }),
  };
});

function replace(folder: string, by: string) {
  rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync("cp", ["-a", by, folder]);
  if (status !== 0) throw new Error(`${folder} could not be replaced`);
}

async function check(url: string, kept: string[]) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await checkPostgres(client, kept);
  } finally {
    await client.end();
  }
}
