import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A registry on this machine with one version of one package, enough for `npm pack`. */
export async function startLocalRegistry({ name, version, tarball }: Record<"name" | "version" | "tarball", string>) {
  const content = readFileSync(tarball);
  const integrity = `sha512-${createHash("sha512").update(content).digest("base64")}`;
  const server = createServer((request, response) => {
    if (request.url?.endsWith(".tgz")) return response.end(content);
    if (request.url !== `/${name}`) return response.writeHead(404).end("{}");
    const dist = { tarball: `${address()}/${name}.tgz`, integrity };
    const versions = { [version]: { name, version, dist } };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ name, "dist-tags": { latest: version }, versions }));
  });
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: address(), stop: () => server.close() };
}
