import type { AddressInfo } from "node:net";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../observe/log.ts";
import { buildServices } from "../services.ts";
import { testSite } from "./test-site.ts";

/** The real server on a real port, with a small site and a log that can be read back. */
export async function startTestServer(env: Record<string, string> = {}, prepare?: Prepare) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => lines.push(JSON.parse(line)) } });
  const services = buildServices({ config: readConfig(env), site: testSite, log });
  const app = createApp(services);
  prepare?.(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    app,
    port,
    url,
    log: lines,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(url + path, { headers, redirect: "manual" }),
    close: () => app.close(),
  };
}

type Prepare = (app: ReturnType<typeof createApp>) => void;
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
