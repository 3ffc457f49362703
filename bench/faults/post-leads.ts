import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Visitors who write one lead after another, each on a connection of its own, until told to stop. */
export function postLeads(port: () => number, connections: number, pauseMs = 0) {
  const kept: string[] = [];
  const statuses: Record<number, number> = {};
  let isStopped = false;
  let waiting: { count: number; done: () => void }[] = [];

  function noteKept(id: string) {
    kept.push(id);
    for (const { count, done } of waiting) if (kept.length >= count) done();
    waiting = waiting.filter(({ count }) => kept.length < count);
  }

  const visitors = Array.from({ length: connections }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isStopped) {
      const { status, id } = await postLead(agent, port());
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 201 && id) noteKept(id);
      if (status === 0 || pauseMs > 0) await wait(Math.max(pauseMs, 10));
    }
    agent.destroy();
  });

  return {
    kept,
    statuses,
    /** Settles when so many have been thanked, which on a busy machine takes a while. */
    thanked: (count: number) => new Promise<void>((done) => waiting.push({ count, done })),
    async stop() {
      isStopped = true;
      await Promise.all(visitors);
    },
  };
}

/** Status 0: no answer came. */
export function postLead(agent: Agent | undefined, port: number): Promise<{ status: number; id?: string }> {
  const body = JSON.stringify({
    "first-name": "Ana",
    "last-name": "Rivera",
    email: "ana@example.com",
    facility: "Maple Court",
    message: "Forty beds. ".repeat(10),
    "idempotency-key": randomUUID(),
  });
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const post = request({ agent, port, host: "127.0.0.1", method: "POST", path: "/contact", headers }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("error", () => resolve({ status: 0 }));
      response.on("close", () => {
        if (!response.complete) return resolve({ status: 0 });
        resolve({ status: response.statusCode ?? 0, id: JSON.parse(text).id });
      });
    });
    post.on("error", () => resolve({ status: 0 }));
    post.end(body);
  });
}
