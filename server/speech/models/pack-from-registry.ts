import { spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Lets npm fetch the tarball, so that the registry, proxy and certificates this machine is set up with are
 * used. Nothing of the package is run or installed.
 */
export async function packFromRegistry(spec: string, folder: string, signal?: AbortSignal): Promise<string> {
  await runNpm(["pack", spec, "--pack-destination", folder, "--ignore-scripts", "--loglevel=error"], signal);
  const [tarball] = (await readdir(folder)).filter((name) => name.endsWith(".tgz"));
  if (!tarball) throw new Error("npm fetched nothing");
  return join(folder, tarball);
}

function runNpm(args: string[], signal?: AbortSignal) {
  return new Promise((resolve, reject) => {
    const windows = process.platform === "win32";
    const npm = spawn("npm", args, { signal, shell: windows, stdio: ["ignore", "ignore", "pipe"] });
    let complaint = "";
    npm.stderr.on("data", (chunk) => {
      complaint += chunk;
    });
    npm.on("error", (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    npm.on("close", (status) => {
      if (status === 0) resolve(undefined);
      else reject(new Error(reasonIn(complaint) ?? `npm ended with status ${status}`));
    });
  });
}

/** The first line that says something; npm follows it with advice and the path of a log. */
function reasonIn(complaint: string) {
  const lines = complaint.split("\n").map((line) => line.replace(/^npm (error|ERR!)\s*/, "").trim());
  return lines.find((line) => line && !/^(code|errno|syscall|A complete log)\b/.test(line));
}
