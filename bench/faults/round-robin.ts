import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";

/** A load balancer in miniature: each request goes to the next instance, a visitor's calls always to the same. */
export async function startRoundRobin(ports: number[]) {
  let next = 0;
  const portFor = ({ url, headers }: IncomingMessage) => {
    const visitor = Number(String(headers["x-forwarded-for"]).split(".").at(-1));
    const index = url?.startsWith("/voice/") ? visitor : next++;
    return ports[index % ports.length] ?? 0;
  };

  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const upstream = ask({ host: "127.0.0.1", port: portFor(request), method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on("error", () => response.destroy());
      answer.pipe(response);
    });
    upstream.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(upstream);
  });
  server.on("upgrade", (request, socket, head) => {
    const upstream = connect(portFor(request), "127.0.0.1");
    const lines = [`GET ${request.url} HTTP/1.1`];
    for (let index = 0; index < request.rawHeaders.length; index += 2)
      lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
    upstream.write(`${lines.join("\r\n")}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
    upstream.on("error", () => socket.destroy());
    socket.on("error", () => upstream.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() };
}
