// The power goes while visitors write: only what was flushed to the disk is there afterwards. A disk that only
// pretends to flush shows that this program would notice.
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../server/testing/free-port.ts";
import { checkSqlite } from "./check-store.ts";
import { postLeads } from "./post-leads.ts";
import { behindFaultyDisk, canSimulateDisk } from "./preload.ts";
import { broken, runFault } from "./program.ts";
import { startServer } from "./server-process.ts";

await runFault({ title: "power cut under load", short: 3, long: 100 }, async (home, rounds) => {
  const honest = await cutPower(join(home, "honest"), rounds, false);
  const lying = canSimulateDisk ? await cutPower(join(home, "lying"), 1, true) : undefined;
  const besides = lying
    ? `a disk that lies: ${lying.lost} of ${lying.kept}`
    : "killed only: what is not flushed can be lost on Linux alone";
  return {
    figure: `${honest.kept} leads acknowledged, ${honest.lost} lost (${besides})`,
    broken: broken({
      "no acknowledged lead is lost": honest.lost === 0,
      "every lead has its deliveries": honest.unqueued === 0,
      "the store is sound": honest.integrity === "ok",
      "there was load": honest.kept > rounds * 3,
      "this program notices a loss": !lying || lying.lost > 0,
    }),
  };
});

async function cutPower(home: string, rounds: number, diskLies: boolean) {
  const dataDir = join(home, "data");
  mkdirSync(dataDir, { recursive: true });
  const disk = canSimulateDisk ? behindFaultyDisk(home, dataDir, { files: ".db" }) : undefined;
  const port = await freePort();
  const kept: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({
      ...disk?.env,
      ...disk?.powerCutEnv,
      DATA_DIR: dataDir,
      PORT: String(port),
    });
    if (diskLies) disk?.switchOn("lying-disk");
    const visitors = postLeads(() => port, 20);
    await wait(200 + Math.random() * 300);
    await server.end("SIGKILL");
    await visitors.stop();
    kept.push(...visitors.kept);

    if (!disk) continue;
    rmSync(dataDir, { recursive: true });
    cpSync(disk.flushed, dataDir, { recursive: true });
  }
  const file = join(dataDir, "tendwell.db");
  if (!existsSync(file)) return { kept: kept.length, lost: kept.length, unqueued: 0, integrity: "gone" };
  return { kept: kept.length, ...checkSqlite(file, kept) };
}
