import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Takes webhooks, refuses every tenth, and counts those that come twice. */
export async function startReceiver() {
  const accepted = new Map<string, number>();
  const leads = new Set<string>();
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
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    leads,
    duplicates: () => [...accepted.values()].reduce((sum, times) => sum + times - 1, 0),
    stop: () => server.close().closeAllConnections(),
  };
}
