import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startVapiStandIn } from "../../server/calls/providers/vapi/testing/stand-in.ts";

/** The built server with a hosted voice, and a provider that a test can ask what it was asked. */
export async function startHostedServer(more: Record<string, string> = {}) {
  const standIn = await startVapiStandIn();
  const dataDir = mkdtempSync(join(tmpdir(), "hosted-"));
  const operatorKey = "operator-key-of-these-tests";
  const port = await freePort();
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: "",
      LOG_LEVEL: "warn",
      DATA_DIR: dataDir,
      VOICE_RATE_LIMIT: "off",
      VOICE_PROVIDER: "vapi",
      VOICE_PRIVATE_KEY: operatorKey,
      VAPI_PRIVATE_KEY: standIn.key,
      VAPI_BASE_URL: standIn.baseUrl,
      VAPI_ASSISTANT_ID: "assistant-1",
      ...more,
    },
  });
  await new Promise((resolve) => server.stdout.once("data", resolve));
  return {
    url: `http://localhost:${port}`,
    standIn,
    operatorKey,
    async stop() {
      const stopped = new Promise((resolve) => server.once("exit", resolve));
      server.kill();
      await stopped;
      await standIn.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "localhost", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
