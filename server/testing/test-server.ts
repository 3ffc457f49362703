import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../app.ts";
import type { SpeechSource } from "../calls/call-desk.ts";
import { testMind } from "../calls/testing/test-mind.ts";
import { readConfig } from "../config.ts";
import { createLog, type Log } from "../observe/log.ts";
import type { Site } from "../pages/site.ts";
import { buildServices, noSpeech } from "../services.ts";
import { testSite } from "./test-site.ts";

type Outside = { site: Site; log: Log; speech?: SpeechSource | undefined };

/** The real app on a store of its own, not listening yet. */
export async function buildTestApp(env: Record<string, string>, { site, log, speech = noSpeech }: Outside) {
  const dataDir = mkdtempSync(join(tmpdir(), "server-"));
  const config = readConfig({ DATA_DIR: dataDir, ...env });
  const services = await buildServices({ config, site, log, speech, mind: testMind().mind });
  const app = createApp(services);
  const close = async () => {
    // Those who asked and may ask again; nobody does once a test is over, and each would be waited for.
    app.server.closeIdleConnections();
    await app.close();
    await services.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { app, services, dataDir, close };
}

/** The real server on a real port, with a small site and a log that can be read back. */
export async function startTestServer(env: Record<string, string> = {}, prepare?: Prepare, speech?: SpeechSource) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => lines.push(JSON.parse(line)) } });
  const { app, services, dataDir, close } = await buildTestApp(env, { site: testSite, log, speech });
  prepare?.(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    app,
    port,
    url,
    log: lines,
    get: (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers, redirect: "manual" }),
    services,
    dataDir,
    close,
  };
}

type Prepare = (app: ReturnType<typeof createApp>) => void;
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
