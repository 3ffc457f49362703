// Two instances on one PostgreSQL behind a load balancer, killed and started again at random, while visitors write,
// click twice, write too much, and call. Who was thanked is kept once; the limit holds; everything goes out.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../../server/database/testing/start-postgres.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { holdCall, nthAddress } from "../soak/traffic.ts";
import { visit } from "../testing/visit.ts";
import { drainOutbox, releaseLeases, undelivered } from "./drain-outbox.ts";
import { broken, runFault } from "./program.ts";
import { startRoundRobin } from "./round-robin.ts";
import { startServer } from "./server-process.ts";
import { startReceiver } from "./webhook-receiver.ts";

const limit = 5;
const greedyVisitors = 3;

await runFault({ title: "several instances, killed at random", short: 3, long: 60 }, async (home, rounds) => {
  const receiver = await startReceiver();
  const postgres = await startPostgres({ fsync: true });
  const url = await postgres.createDatabase("leads");
  const ports = [await freePort(), await freePort()];
  const start = (index: number) =>
    startServer({
      DATA_DIR: home,
      DATABASE_URL: url,
      PORT: String(ports[index]),
      TRUST_PROXY: "127.0.0.1",
      LEAD_RATE_LIMIT: `${limit}/1h`,
      VOICE_RATE_LIMIT: "off",
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
    });
  let servers = await Promise.all([0, 1].map(start));
  const balancer = await startRoundRobin(ports);
  let isOver = false;

  const thanked: string[] = [];
  let answeredDifferently = 0;
  /** Tries again until there is an answer, as a page does; every fourth visitor clicks twice. */
  async function send(address: string, message: string, isDoubleClick = false) {
    const lead = { "first-name": "Ana", "last-name": "Rivera", email: "ana@example.com", message };
    const body = { ...lead, "idempotency-key": randomUUID() };
    const once = async () => {
      while (true) {
        const answer = await visit(balancer.url, address)
          .post("/contact", body)
          .catch(() => undefined);
        if (answer?.status === 429) return "too many";
        if (answer?.status === 201) return String((await answer.json().catch(() => ({}))).id);
        await wait(50);
      }
    };
    const [id, again = id] = await Promise.all(isDoubleClick ? [once(), once()] : [once()]);
    if (id !== again) answeredDifferently += 1;
    if (id !== "too many") thanked.push(id);
    return id;
  }

  let sent = 0;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      sent += 1;
      await send(nthAddress(sent), `visitor ${sent}`, sent % 4 === 0);
      await wait(30);
    }
  });
  const greedy = Array.from({ length: greedyVisitors }, async (_, index) => {
    const ids = [];
    for (let count = 0; count < limit * 3; count += 1) {
      ids.push(await send(`192.0.2.${index}`, `greedy ${index} ${count}`));
      await wait(50);
    }
    return ids.filter((id) => id !== "too many").length;
  });
  let cutCalls = 0;
  const callers = [0, 1].map(async (index) => {
    const call = () =>
      holdCall(balancer.url, `198.51.100.${index}`, { isSpoken: false, isOver: () => isOver, voice: [] });
    for (const deadline = Date.now() + 120_000 + rounds * 2000; ; cutCalls += 1) {
      try {
        return await call();
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await wait(100);
      }
    }
  });

  for (let kill = 0; kill < rounds; kill += 1) {
    await wait(200 + Math.random() * 400);
    const index = Math.floor(Math.random() * 2);
    await servers[index]?.end("SIGKILL");
    servers[index] = await start(index);
  }
  isOver = true;
  const accepted = await Promise.all(greedy);
  await Promise.all([...visitors, ...callers]);

  await Promise.all(servers.map((server) => server.end("SIGTERM")));
  const client = new pg.Client(url);
  await client.connect();
  await releaseLeases(client);
  servers = await Promise.all([0, 1].map(start));
  const waiting = await drainOutbox(client);
  await Promise.all(servers.map((server) => server.end("SIGTERM")));
  const { rows } = await client.query("select id, message from leads where form = 'landing'");
  await client.end();
  await postgres.stop();
  balancer.stop();
  receiver.stop();

  const stored = new Set(rows.map(({ id }) => id));
  const lost = thanked.filter((id) => !stored.has(id)).length;
  const twice = rows.length - new Set(rows.map(({ message }) => message)).size;
  const missing = undelivered([...stored], home, receiver.leads).length;
  return {
    figure:
      `${thanked.length} leads thanked for, ${lost} lost, ${twice} kept twice, ${missing} not delivered, ` +
      `${receiver.duplicates()} webhooks delivered twice, ${cutCalls} calls cut or refused before they were held`,
    broken: broken({
      "no lead that was thanked for is lost": lost === 0,
      "no lead is kept twice": twice === 0 && rows.length === thanked.length,
      "a second click gets the same answer": answeredDifferently === 0,
      "the limit holds across instances": accepted.every((count) => count === limit),
      "every lead goes out on every channel": missing === 0 && waiting === 0,
      "there was load": thanked.length > rounds * 3,
    }),
  };
});
