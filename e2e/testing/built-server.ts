import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { placeholders } from "../../contracts/built-site.ts";

/** The built server, once more, with settings and data of its own, some of which may be there before it starts. */
export async function startBuiltServer(
  settings: Record<string, string>,
  prepare: (dataDir: string) => Promise<void> = async () => {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), "built-"));
  await prepare(dataDir);
  const port = await freePort();
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      // The address the pages were built with: any other is put in and packed at each start.
      SITE_URL: placeholders.origin,
      LOG_LEVEL: "warn",
      DATA_DIR: dataDir,
      VOICE_RATE_LIMIT: "off",
      ...settings,
    },
  });
  await new Promise((resolve, reject) => {
    server.stdout.once("data", resolve);
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      const stopped = new Promise((resolve) => server.once("exit", resolve));
      server.kill();
      await stopped;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Below the ports that a system hands out by itself, and for each worker others: nobody takes it meanwhile. */
async function freePort(): Promise<number> {
  const first = 21_000 + 100 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  for (let port = first; port < first + 100; port++) if (await isFree(port)) return port;
  throw new Error(`No port is free from ${first} on.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "localhost", () => probe.close(() => resolve(true)));
  });
}
