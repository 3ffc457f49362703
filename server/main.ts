import { once } from "node:events";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { guardProcess } from "./observe/process-guards.ts";
import { loadBuiltSite } from "./pages/built-site.ts";
import { buildServices } from "./services.ts";
import { StartFailure } from "./start-failure.ts";
import { startLines } from "./start-lines.ts";
import { threadsAreAtRest, threadsAtRest } from "./thread/start-thread.ts";

const stopLimitMs = 9000;

if (existsSync(".env")) process.loadEnvFile(".env");

try {
  await start();
} catch (error) {
  process.stderr.write(`\n${reasonOf(error as NodeJS.ErrnoException)}\n\n`);
  process.exit(1);
}

async function start() {
  const config = readConfig(process.env);
  const built = dirname(dirname(fileURLToPath(import.meta.url)));
  const services = await buildServices({ config, site: loadBuiltSite(built, config.siteUrl) });
  const app = createApp(services);

  const { socketFd, port, host } = config;
  await (socketFd === undefined ? app.listen({ port, host }) : listenOnSocket(app, socketFd));
  const stop = async () => {
    await app.close();
    await services.close();
  };
  guardProcess(process, { reportError: services.reportError, stop, leave });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      services.log.info({ signal }, "Stopping");
      setTimeout(leave, stopLimitMs, 1);
      await stop();
      await threadsAtRest();
      leave(0);
    });
  }
  process.stdout.write(startLines(config));
}

/** An engine that is cut off in the middle would abort the process, and leave its memory on the disk. */
function leave(code: number) {
  if (threadsAreAtRest()) process.exit(code);
  else process.kill(process.pid, "SIGKILL");
}

function reasonOf(error: NodeJS.ErrnoException): string {
  const { code = "", message, stack, path, syscall } = error;
  if (error instanceof ConfigError || error instanceof StartFailure || code === "EADDRINUSE") return message;
  if (code === "EACCES" && syscall === "listen")
    return `${message}\nPorts below 1024 need a privilege: set PORT, or let systemd open the socket.`;
  if (path && ["EACCES", "EPERM", "EROFS", "ENOTDIR", "ENOENT", "ENOSPC"].includes(code))
    return `${message}\nThe user who runs the server must be able to use ${path}. Set DATA_DIR to keep data elsewhere.`;
  return stack ?? message;
}

async function listenOnSocket(app: FastifyInstance, fd: number) {
  await app.ready();
  await once(app.server.listen({ fd }), "listening");
}
