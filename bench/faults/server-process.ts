import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../server/testing/free-port.ts";

const main = resolve("dist/server/main.js");
/** A busy machine is slow, and slow is not wrong. */
const patienceMs = 180_000;

/** The built server as a process of its own, ready for posts. */
export async function startServer(env: Record<string, string | undefined>) {
  if (!existsSync(main)) throw new Error('There is no build: run "npm run build" first.');
  const port = Number(env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      LEAD_RATE_LIMIT: "off",
      LOG_LEVEL: "error",
      // The address the pages were built with: any other is put in and packed at each start.
      SITE_URL: "http://localhost:3000",
      HOST: "127.0.0.1",
      VOICE_PROVIDER: "off",
      ...env,
      PORT: String(port),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const gone = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + patienceMs; ; await wait(20)) {
    if (child.exitCode !== null) throw new Error(`The server ended at start with code ${child.exitCode}`);
    if (await answers(`${url}/healthz`)) break;
    if (Date.now() < deadline) continue;
    child.kill("SIGKILL");
    throw new Error(`The server did not start within ${patienceMs / 1000} s`);
  }
  return {
    port,
    url,
    pid: child.pid,
    /** Sends a signal and waits for the end. */
    async end(signal: NodeJS.Signals) {
      const started = performance.now();
      child.kill(signal);
      const [code] = await gone;
      return { code, seconds: (performance.now() - started) / 1000 };
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
  };
}

async function answers(url: string) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
