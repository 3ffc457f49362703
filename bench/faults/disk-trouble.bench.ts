// The disk fills up, then breaks, while visitors write. Each must hear 503, none may be thanked for nothing,
// and all must be well again as soon as the disk is.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { checkSqlite } from "./check-store.ts";
import { postLead, postLeads } from "./post-leads.ts";
import { behindFaultyDisk, canSimulateDisk } from "./preload.ts";
import { broken, runFault } from "./program.ts";
import { startServer } from "./server-process.ts";

await runFault({ title: "disk full and broken", short: 1, long: 10 }, async (home, rounds) => {
  if (!canSimulateDisk) return { figure: "not tried: only on Linux can a disk be made to fail", broken: [] };
  const dataDir = join(home, "data");
  mkdirSync(dataDir);
  const disk = behindFaultyDisk(home, dataDir, { files: ".db" });
  const server = await startServer({ ...disk.env, DATA_DIR: dataDir });
  const kept: string[] = [];
  let refused = 0;
  let otherAnswers = 0;
  let thankedForNothing = 0;
  let slowestRecoveryMs = 0;
  let notReady = 0;

  for (let round = 0; round < rounds; round += 1) {
    for (const fault of ["full", "broken"] as const) {
      const before = postLeads(() => server.port, 10);
      await wait(200);
      disk.switchOn(fault);
      await wait(50);
      await before.stop();
      kept.push(...before.kept);

      const during = postLeads(() => server.port, 10);
      await wait(300);
      if ((await fetch(`${server.url}/readyz`)).status === 503) notReady += 1;
      await during.stop();
      thankedForNothing += during.kept.length;
      refused += during.statuses[503] ?? 0;
      otherAnswers += Object.entries(during.statuses)
        .filter(([status]) => status !== "503")
        .reduce((sum, [, count]) => sum + count, 0);

      disk.switchOff(fault);
      const mended = performance.now();
      for (let answer = await postLead(undefined, server.port); ; answer = await postLead(undefined, server.port)) {
        if (answer.status === 201 && answer.id) {
          kept.push(answer.id);
          break;
        }
        if (performance.now() - mended > 20_000) break;
        await wait(10);
      }
      slowestRecoveryMs = Math.max(slowestRecoveryMs, performance.now() - mended);
    }
  }
  const { code } = await server.end("SIGTERM");
  const { lost, unqueued, integrity } = checkSqlite(join(dataDir, "tendwell.db"), kept);
  return {
    figure:
      `${kept.length} leads acknowledged, ${lost} lost, ${refused} told 503, well again after ` +
      `${slowestRecoveryMs.toFixed(0)} ms at most`,
    broken: broken({
      "no acknowledged lead is lost": lost === 0,
      "every lead has its deliveries": unqueued === 0,
      "the store is sound": integrity === "ok",
      "nobody is thanked for what cannot be kept": thankedForNothing === 0,
      "everybody else hears 503": refused > 0 && otherAnswers === 0,
      "it says that it is not ready": notReady === rounds * 2,
      "it recovers by itself within 5 s": slowestRecoveryMs < 5000,
      "it ends in good order": code === 0,
    }),
  };
});
