import { once } from "node:events";
import { createServer } from "node:http";

/** Takes webhooks, refuses every tenth, and counts those that come twice. */
export async function startReceiver() {
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
