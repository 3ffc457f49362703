import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Asked = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
};
type Behaviour =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | "hang"
  | "cut"
  | "garbage"
  | "flood";

/** A stand-in for the hosted voice: speaks its HTTP, and misbehaves as told, one request after another. */
export async function startVapiStandIn() {
  const asked: Asked[] = [];
  const script: Behaviour[] = [];
  const key = "private-key-of-the-stand-in";
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = "", url: path = "", headers } = request;
    const bytes = Buffer.concat(parts);
    asked.push({ method, path, headers, body: bytes.toString("utf8"), bytes });
    const answer = (status: number, body: unknown, more: Record<string, string> = {}) => {
      response.writeHead(status, { "content-type": "application/json", ...more });
      response.end(JSON.stringify(body));
    };
    const next = script.shift();
    if (next === "hang") return;
    if (next === "cut") return void request.socket.destroy();
    if (next === "garbage") return void response.end("<html>Bad gateway</html>");
    if (next === "flood") {
      response.writeHead(200, { "content-type": "application/json" });
      const part = Buffer.alloc(1024 * 1024, " ");
      const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write(part)), 1);
      return;
    }
    if (next) return answer(next.status, next.body ?? null, next.headers);
    if (headers.authorization !== `Bearer ${key}`) return answer(401, { message: "Invalid Key", statusCode: 401 });
    if (method === "POST" && path === "/call/web") {
      return answer(201, {
        id: `vapi-call-${asked.length}`,
        webCallUrl: "https://tendwell.daily.co/room",
        transport: { provider: "daily", callToken: "room-token" },
        artifactPlan: { recordingEnabled: false },
      });
    }
    if (method === "GET" && path.startsWith("/assistant")) return answer(200, [{ id: "a1", name: "Documenter" }]);
    return answer(200, { method, path });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    script,
    key,
    baseUrl,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
