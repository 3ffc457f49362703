import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

const startServer = `LISTEN_FDS=1 exec "$0" dist/server/main.js`;

/**
 * Stands in for systemd: a shell that holds the listening socket, never accepts on it, and starts servers with it.
 */
export async function keepSocket(env: Record<string, string>) {
  const opener = createServer().listen(0, "127.0.0.1");
  await once(opener, "listening");
  const { port } = opener.address() as AddressInfo;
  // @ts-expect-error a server has no public name for its descriptor
  const { fd } = opener._handle;
  const loop = `while read -r _; do sh -c '${startServer}' "$0" & echo "$!"; wait; echo gone; done`;
  const shell = spawn("sh", ["-c", loop, process.execPath], {
    stdio: ["pipe", "pipe", "inherit", fd],
    env: {
      ...process.env,
      LEAD_RATE_LIMIT: "off",
      LOG_LEVEL: "error",
      SITE_URL: "http://localhost:3000",
      VOICE_PROVIDER: "off",
      ...env,
    },
  });
  opener.close();
  const lines = createInterface({ input: shell.stdout as Readable });
  const nextLine = async (wanted: RegExp) => {
    for (;;) {
      const [line] = await once(lines, "line");
      if (wanted.test(line)) return line;
    }
  };
  let pid = 0;
  return {
    port,
    async start() {
      const started = nextLine(/^\d+$/);
      shell.stdin?.write("\n");
      pid = Number(await started);
    },
    async stop() {
      const gone = nextLine(/^gone$/);
      process.kill(pid, "SIGTERM");
      await gone;
    },
    end: () => shell.stdin?.end(),
  };
}
