// The process is killed while visitors write, again and again. Whoever was thanked must be in the store.
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { checkSqlite } from "./check-store.js";
import { postLeads } from "./post-leads.js";
import { broken, runFault } from "./program.js";
import { freePort, startServer } from "./server-process.js";

await runFault({ title: "kill -9 under load", short: 4, long: 100 }, async (home, rounds) => {
  const port = await freePort();
  /** @type {string[]} */
  const kept = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ DATA_DIR: home, PORT: String(port) });
    const visitors = postLeads(() => port, 20);
    await wait(200 + Math.random() * 400);
    await server.end("SIGKILL");
    await visitors.stop();
    kept.push(...visitors.kept);
  }
  const { lost, unqueued, integrity } = checkSqlite(join(home, "tendwell.db"), kept);
  return {
    figure: `${kept.length} leads acknowledged, ${lost} lost, ${unqueued} without their deliveries`,
    broken: broken({
      "no acknowledged lead is lost": lost === 0,
      "every lead has its deliveries": unqueued === 0,
      "the store is sound": integrity === "ok",
      "there was load": kept.length > rounds * 3,
    }),
  };
});
