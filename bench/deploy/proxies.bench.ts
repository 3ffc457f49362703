// The example configurations for Caddy and nginx, run by the real programs where they are installed: a page, a form
// and a call go through them, a forged address does not, and the server is restarted behind them under load.

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../server/testing/free-port.ts";
import { holdCall, repeatedly } from "../soak/traffic.ts";
import { keepSocket } from "../testing/keep-socket.ts";
import { type Bar, type Row, report } from "../testing/report.ts";
import { visit } from "../testing/visit.ts";

const restarts = 3;
const home = mkdtempSync(join(tmpdir(), "proxies-"));
const certificate = join(home, "certificate.pem");
const key = join(home, "key.pem");
execFileSync(
  "openssl",
  [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "1",
    "-subj",
    "/CN=localhost",
    "-keyout",
    key,
    "-out",
    certificate,
  ],
  { stdio: "ignore" },
);
// Its certificate is our own.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
process.removeAllListeners("warning");

const proxies = { caddy: runCaddy, nginx: runNginx };
const rows: Row[] = [];
const bars: Bar[] = [];
try {
  for (const [name, run] of Object.entries(proxies)) {
    if (isInstalled(name)) await tryProxy(name, run);
    else console.log(`${name} is not installed, so its example was not tried.`);
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
report({ bench: "proxies", rows, bars });

async function tryProxy(name: string, run: (port: number, upstream: number) => { program: string; args: string[] }) {
  const dataDir = join(home, `data-${name}`);
  mkdirSync(dataDir);
  const keeper = await keepSocket({ DATA_DIR: dataDir, TRUST_PROXY: "127.0.0.1", VOICE_RATE_LIMIT: "3/10m" });
  await keeper.start();
  const port = await freePort();
  const { program, args } = run(port, keeper.port);
  const proxy = spawn(program, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, HOME: home },
  });
  const url = `https://localhost:${port}`;
  const visitor = visit(url, "203.0.113.7");
  for (const deadline = Date.now() + 20_000; (await visitor.page("/healthz").catch(() => 0)) !== 200; await wait(100)) {
    if (Date.now() > deadline) throw new Error(`${name} did not come up`);
  }
  const page = await fetch(url);
  const call = await holdCall(url, "203.0.113.8", { isSpoken: false, isOver: () => true, voice: [] }).then(
    () => "held to its report",
    (error: Error) => error.message,
  );
  const sessions = [];
  for (let count = 0; count < 4; count += 1) {
    sessions.push((await visit(url, `198.51.100.${count}`).post("/voice/session", { email: "a@b.example" })).status);
  }
  const hidden = await visitor.page("/metrics");

  let isOver = false;
  const loads = Promise.all([
    repeatedly(
      4,
      () => isOver,
      () => expectAnswer(visitor.page(), 200),
    ),
    repeatedly(
      4,
      () => isOver,
      () => expectAnswer(visitor.lead(), 201),
    ),
  ]);
  for (let count = 0; count < restarts; count += 1) {
    await wait(700);
    await keeper.stop();
    await keeper.start();
    await visitor.page("/healthz");
  }
  isOver = true;
  const tallies = await loads;
  proxy.kill();
  await once(proxy, "exit");
  await keeper.stop();
  keeper.end();

  const errors = tallies.flatMap((tally) => tally.errors);
  const count = tallies.reduce((sum, tally) => sum + tally.count, 0);
  rows.push({
    proxy: name,
    "requests over restarts": count,
    failed: errors.length,
    "longest wait ms": Math.max(...tallies.flatMap(({ times }) => times)),
  });
  bars.push(
    {
      bar: `${name}: a page comes over TLS and says so`,
      isMet: page.status === 200 && page.headers.has("strict-transport-security"),
    },
    { bar: `${name}: a call over its WebSocket`, isMet: call === "held to its report", figure: call },
    {
      bar: `${name}: a forged address does not get past a limit`,
      isMet: sessions.at(-1) === 429,
      figure: sessions.join(" "),
    },
    { bar: `${name}: the metrics stay inside`, isMet: hidden === 404, figure: hidden },
    {
      bar: `${name}: no request fails over ${restarts} restarts`,
      isMet: errors.length === 0,
      figure: errors[0] ?? `${count} requests`,
    },
  );
}

async function expectAnswer(asked: Promise<number>, expected: number) {
  const status = await asked;
  if (status !== expected) throw new Error(`answered ${status}`);
}

function runCaddy(port: number, upstream: number) {
  const file = join(home, "Caddyfile");
  const text = readFileSync("docs/deploy/Caddyfile", "utf8")
    .replace("care.example {", `https://localhost:${port} {\n\ttls ${certificate} ${key}`)
    .replace("127.0.0.1:3000", `127.0.0.1:${upstream}`);
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${text}`);
  execFileSync("caddy", ["validate", "--config", file, "--adapter", "caddyfile"], { stdio: "ignore" });
  return { program: "caddy", args: ["run", "--config", file, "--adapter", "caddyfile"] };
}

function runNginx(port: number, upstream: number) {
  const file = join(home, "nginx.conf");
  const text = readFileSync("docs/deploy/nginx.conf", "utf8")
    .replace(/server \{\s+listen 80;[^}]+\}/, "")
    .replaceAll("443", String(port))
    .replace(/listen \[::\].*\n/, "")
    .replace("127.0.0.1:3000", `127.0.0.1:${upstream}`)
    .replace(/\/etc\/letsencrypt\S+fullchain.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey.pem/, key);
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const folders = kinds.map((kind) => `${kind}_temp_path ${home}/${kind};`);
  writeFileSync(
    file,
    `daemon off; pid ${home}/nginx.pid; error_log ${home}/nginx.log; events {}\n` +
      `http { access_log off; ${folders.join(" ")}\n${text}\n}\n`,
  );
  execFileSync("nginx", ["-t", "-q", "-c", file], { stdio: "inherit" });
  return { program: "nginx", args: ["-c", file] };
}

function isInstalled(program: string) {
  try {
    execFileSync("which", [program], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
