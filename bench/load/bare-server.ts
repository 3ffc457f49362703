// The least a Node server can do for the same answers: the same page with the same headers from memory, and the
// same lead checked by hand, made durable by the same thread, answered with the same sentence.

import { createServer } from "node:http";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { migrations } from "../../server/database/migrations/list.ts";
import { newId } from "../../server/database/new-id.ts";
import type { Answer, Outcome } from "../../server/database/sqlite-messages.ts";
import { leadUnit } from "./lead-unit.ts";

const { port, file, like } = JSON.parse(process.argv[2] ?? "{}");
const worker = new Worker(resolve("dist/server/chunks/sqlite-worker.js"), {
  workerData: { file, migrations: migrations.sqlite },
});
const waiting: { unit: string; done: (kept: boolean) => void }[] = [];
const inFlight: typeof waiting = [];

const answer = await fetch(like, { headers: { accept: "text/html", "accept-encoding": "br" } });
const headers = Object.fromEntries(
  [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive|transfer)/.test(name)),
);
const body = await rawBody(like);
headers["content-encoding"] = "br";
headers["content-length"] = String(body.length);

worker.on("message", (answer: Answer) => {
  const outcomes: Outcome[] = JSON.parse(answer.outcomes ?? "[]");
  const settled = inFlight.splice(0, outcomes.length);
  for (const [index, { done }] of settled.entries()) done(outcomes[index]?.rows !== undefined);
});

createServer((request, response) => {
  if (request.method === "GET") return response.writeHead(200, headers).end(body);
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const lead = JSON.parse(Buffer.concat(chunks).toString());
    if (!lead["first-name"] || !lead["last-name"] || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(lead.email)) {
      return response.writeHead(422).end();
    }
    const id = newId(Date.now());
    waiting.push({
      unit: JSON.stringify(leadUnit(id, lead)),
      done: (kept) => {
        const text = JSON.stringify({
          message: "Your request has been submitted. We'll be in touch soon.",
          id,
        });
        const type = { ...headers, "content-type": "application/json; charset=utf-8" };
        response.writeHead(kept ? 201 : 503, {
          ...type,
          "content-encoding": "identity",
          "content-length": Buffer.byteLength(text),
        });
        response.end(text);
      },
    });
    if (waiting.length === 1) setImmediate(send);
  });
}).listen(port, "127.0.0.1");

function send() {
  worker.postMessage({ order: "commit", units: waiting.map(({ unit }) => unit) });
  inFlight.push(...waiting.splice(0));
}

/** fetch unpacks; the bytes on the wire are needed. */
async function rawBody(url: string): Promise<Buffer> {
  const { get } = await import("node:http");
  return new Promise((resolve) => {
    get(url, { headers: { accept: "text/html", "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    });
  });
}
