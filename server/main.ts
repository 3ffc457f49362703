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
import { startLines } from "./start-lines.ts";

const stopLimitMs = 9000;

if (existsSync(".env")) process.loadEnvFile(".env");

try {
  await start();
} catch (error) {
  const isOurs = error instanceof ConfigError || (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  process.stderr.write(`\n${isOurs ? (error as Error).message : (error as Error).stack}\n\n`);
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
  guardProcess(process, { reportError: services.reportError, stop });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      services.log.info({ signal }, "Stopping");
      setTimeout(() => process.exit(1), stopLimitMs).unref();
      await stop();
      process.exit(0);
    });
  }
  process.stdout.write(startLines(config));
}

async function listenOnSocket(app: FastifyInstance, fd: number) {
  await app.ready();
  await once(app.server.listen({ fd }), "listening");
}
