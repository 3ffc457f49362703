// Two instances take leads, three carry them out, and one after another is killed while the receiver refuses
// every tenth. Every lead must arrive; one that arrives twice is counted.
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../../server/database/testing/start-postgres.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { drainOutbox, releaseLeases, undelivered } from "./drain-outbox.ts";
import { postLeads } from "./post-leads.ts";
import { broken, runFault } from "./program.ts";
import { startServer } from "./server-process.ts";
import { startReceiver } from "./webhook-receiver.ts";

await runFault({ title: "outbox workers killed at random", short: 2, long: 60 }, async (home, rounds) => {
  const receiver = await startReceiver();
  const postgres = await startPostgres({ fsync: true });
  const url = await postgres.createDatabase("leads");
  const client = new pg.Client(url);
  await client.connect();

  const ports = [await freePort(), await freePort(), await freePort()];
  const start = (index: number) =>
    startServer({
      DATA_DIR: home,
      DATABASE_URL: url,
      PORT: String(ports[index]),
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
    });
  const servers = await Promise.all([0, 1, 2].map(start));
  let next = 0;
  const visitors = postLeads(() => ports[next++ % 2] ?? 0, 4, 40);
  for (let kill = 0; kill < rounds; kill += 1) {
    await wait(200 + Math.random() * 400);
    const index = Math.floor(Math.random() * 3);
    await servers[index]?.end("SIGKILL");
    servers[index] = await start(index);
  }
  await visitors.stop();

  await Promise.all(servers.map((server) => server.end("SIGTERM")));
  await releaseLeases(client);
  // That three share the work is shown by then; what is left is for one, which starts in a third of their time.
  const last = await start(0);
  const waiting = await drainOutbox(client);
  await last.end("SIGTERM");

  const { rows } = await client.query("select id, lead_id, channel, state from outbox");
  await client.end();
  await postgres.stop();
  receiver.stop();
  const missing = undelivered(visitors.kept, home, receiver.leads).length;
  const dead = rows.filter((row) => row.state === "dead").length;
  return {
    figure:
      `${visitors.kept.length} leads, ${rows.length} deliveries, ${missing} leads not delivered, ` +
      `${receiver.duplicates()} webhooks delivered twice`,
    broken: broken({
      "every acknowledged lead arrives on every channel": missing === 0,
      "nothing waits at the end": waiting === 0,
      "nothing is given up": dead === 0,
      "there was load": visitors.kept.length > rounds,
    }),
  };
});
