// Two instances take leads, three carry them out, and one after another is killed while the receiver refuses
// every tenth. Every lead must arrive; one that arrives twice is counted.
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../../server/database/testing/start-postgres.js";
import { postLeads } from "./post-leads.js";
import { broken, runFault } from "./program.js";
import { freePort, startServer } from "./server-process.js";

await runFault({ title: "outbox workers killed at random", short: 4, long: 60 }, async (home, rounds) => {
  const receiver = await startReceiver();
  const postgres = await startPostgres({ fsync: true });
  const url = await postgres.createDatabase("leads");
  const client = new pg.Client(url);
  await client.connect();

  const ports = [await freePort(), await freePort(), await freePort()];
  const start = (/** @type {number} */ index) =>
    startServer({
      DATA_DIR: home,
      DATABASE_URL: url,
      PORT: String(ports[index]),
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
    });
  let servers = await Promise.all([0, 1, 2].map(start));
  let next = 0;
  const visitors = postLeads(() => ports[next++ % 2] ?? 0, 4, 40);
  for (let kill = 0; kill < rounds; kill += 1) {
    await wait(200 + Math.random() * 400);
    const index = Math.floor(Math.random() * 3);
    await servers[index]?.end("SIGKILL");
    servers[index] = await start(index);
  }
  await visitors.stop();

  // What the dead held would fall due again after its lease; this run does not wait that long.
  await Promise.all(servers.map((server) => server.end("SIGTERM")));
  await client.query("update outbox set lease = null where state = 'waiting'");
  servers = await Promise.all([0, 1, 2].map(start));
  let waiting = 1;
  for (const deadline = Date.now() + 120_000; waiting > 0 && Date.now() < deadline; await wait(300)) {
    await client.query("update outbox set due_at = 0 where state = 'waiting' and lease is null");
    waiting = Number(
      (await client.query("select count(*) from outbox where state = 'waiting'")).rows[0].count,
    );
  }
  await Promise.all(servers.map((server) => server.end("SIGTERM")));

  const { rows } = await client.query("select id, lead_id, channel, state from outbox");
  await client.end();
  await postgres.stop();
  receiver.stop();
  const mails = new Set(readdirSync(join(home, "mail")));
  const missing = visitors.kept.filter(
    (id) => !mails.has(`${id}.sales.eml`) || !mails.has(`${id}.receipt.eml`) || !receiver.leads.has(id),
  ).length;
  const dead = rows.filter((row) => row.state === "dead").length;
  return {
    figure: `${visitors.kept.length} leads, ${rows.length} deliveries, ${missing} leads not delivered, ${receiver.duplicates()} webhooks delivered twice`,
    broken: broken({
      "every acknowledged lead arrives on every channel": missing === 0,
      "nothing waits at the end": waiting === 0,
      "nothing is given up": dead === 0,
      "there was load": visitors.kept.length > rounds,
    }),
  };
});

async function startReceiver() {
  /** @type {Map<string, number>} */
  const accepted = new Map();
  /** @type {Set<string>} */
  const leads = new Set();
  let count = 0;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (count++ % 10 === 0) return void response.writeHead(503).end();
    const id = String(request.headers["webhook-id"]);
    accepted.set(id, (accepted.get(id) ?? 0) + 1);
    leads.add(JSON.parse(body).data.id);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    leads,
    duplicates: () => [...accepted.values()].reduce((sum, times) => sum + times - 1, 0),
    stop: () => server.close().closeAllConnections(),
  };
}
