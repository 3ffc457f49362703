import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";

const startServer = `LISTEN_FDS=1 exec "$0" dist/server/main.js`;

/**
 * Stands in for systemd: a shell that holds the listening socket, never accepts on it, and starts servers with it.
 *
 * @param {Record<string, string>} env
 */
export async function keepSocket(env) {
  const opener = createServer().listen(0, "127.0.0.1");
  await once(opener, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (opener.address());
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
  const lines = createInterface({ input: /** @type {import("node:stream").Readable} */ (shell.stdout) });
  /** @param {RegExp} wanted */
  const nextLine = async (wanted) => {
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
