// The operator stops the server while visitors write. It must end soon, in good order, and keep its word.
import { join } from "node:path";
import { freePort } from "../../server/testing/free-port.ts";
import { checkSqlite } from "./check-store.ts";
import { postLeads } from "./post-leads.ts";
import { broken, runFault } from "./program.ts";
import { startServer } from "./server-process.ts";

await runFault({ title: "SIGTERM under load", short: 1, long: 20 }, async (home, rounds) => {
  const port = await freePort();
  const kept: string[] = [];
  let slowest = 0;
  let inGoodOrder = true;
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ DATA_DIR: home, PORT: String(port) });
    const visitors = postLeads(() => port, 20);
    await visitors.thanked(20);
    const { code, seconds } = await server.end("SIGTERM");
    await visitors.stop();
    kept.push(...visitors.kept);
    slowest = Math.max(slowest, seconds);
    inGoodOrder &&= code === 0;
  }
  const { lost, unqueued, integrity } = checkSqlite(join(home, "tendwell.db"), kept);
  return {
    figure: `${kept.length} leads acknowledged, ${lost} lost, slowest stop ${slowest.toFixed(2)} s`,
    broken: broken({
      "no acknowledged lead is lost": lost === 0,
      "every lead has its deliveries": unqueued === 0,
      "the store is sound": integrity === "ok",
      "it ends within 10 s": slowest < 10,
      "it ends with code 0": inGoodOrder,
      "there was load": kept.length > rounds * 3,
    }),
  };
});
