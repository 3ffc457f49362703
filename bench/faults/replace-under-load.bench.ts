// The server is replaced by a new one, again and again, while visitors read and write. As under systemd, the socket
// is open before and after, so nobody may notice more than a moment's wait.
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { keepSocket } from "../testing/keep-socket.ts";
import { checkSqlite } from "./check-store.ts";
import { postLead } from "./post-leads.ts";
import { broken, runFault } from "./program.ts";

const visitors = 10;
/** Each comes on a connection of its own, as from a proxy that keeps none. */
const newcomers = new Agent({ keepAlive: false });

await runFault({ title: "replaced under load", short: 3, long: 30 }, async (home, rounds) => {
  const keeper = await keepSocket({ DATA_DIR: home });
  await keeper.start();
  await readPage(keeper.port);

  const kept: string[] = [];
  const answers: Record<string, number> = {};
  let slowestMs = 0;
  let isOver = false;
  const visits = Array.from({ length: visitors }, async (_, index) => {
    while (!isOver) {
      const asked = performance.now();
      const { status, id } = index % 2 === 0 ? await postLead(newcomers, keeper.port) : await readPage(keeper.port);
      slowestMs = Math.max(slowestMs, performance.now() - asked);
      answers[status] = (answers[status] ?? 0) + 1;
      if (id) kept.push(id);
      await wait(5);
    }
  });
  for (let round = 0; round < rounds; round += 1) {
    await wait(500);
    await keeper.stop();
    await keeper.start();
    await readPage(keeper.port);
  }
  await wait(500);
  isOver = true;
  await Promise.all(visits);
  await keeper.stop();
  keeper.end();

  const { lost } = checkSqlite(join(home, "tendwell.db"), kept);
  const failed = Object.entries(answers).filter(([status]) => status !== "200" && status !== "201");
  const count = Object.values(answers).reduce((sum, times) => sum + times, 0);
  return {
    figure:
      `${count} requests, ${failed.map(([status, times]) => `${times} × ${status}`).join(", ") || "none failed"}, ` +
      `${kept.length} leads acknowledged, ${lost} lost, longest wait ${(slowestMs / 1000).toFixed(1)} s`,
    broken: broken({
      "no request fails": failed.length === 0,
      "no acknowledged lead is lost": lost === 0,
      "nobody waits for more than 30 s": slowestMs < 30_000,
      "there was load": count > rounds * 20,
    }),
  };
});

function readPage(port: number): Promise<{ status: number; id?: string }> {
  return new Promise((resolve) => {
    const ask = get({ agent: newcomers, port, host: "127.0.0.1" }, (response) => {
      response.resume();
      response.on("close", () => resolve({ status: response.complete ? (response.statusCode ?? 0) : 0 }));
    });
    ask.on("error", () => resolve({ status: 0 }));
  });
}
