import { runAsRoot, succeeds } from "../../scripts/setup/run.js";

const compilers = ["cc", "gcc", "clang"];
/** How each system gets one with the headers of its C library. */
const packagers: [string, string[]][] = [
  ["apt-get", ["install", "-y", "-qq", "--no-install-recommends", "gcc", "libc6-dev"]],
  ["dnf", ["install", "-y", "-q", "gcc", "glibc-devel"]],
  ["apk", ["add", "--quiet", "gcc", "musl-dev"]],
];

/** A C compiler for the programs that put a faulty disk under the server: the one installed, or the system's. */
export function ensureCompiler(): string {
  const found = findCompiler();
  if (found) return found;
  const [packager, args] = packagers.find(([name]) => succeeds(name, ["--version"])) ?? [];
  if (packager && args) {
    console.error(`No C compiler found for the fault programs: trying ${packager}…`);
    try {
      if (packager === "apt-get") runAsRoot(packager, ["update", "-qq"]);
      runAsRoot(packager, args);
    } catch (error) {
      console.error(String(error instanceof Error ? error.message : error));
    }
  }
  const installed = findCompiler();
  if (installed) return installed;
  throw new Error("A faulty disk can only be simulated with a C compiler. Install cc, gcc or clang.");
}

function findCompiler() {
  return compilers.find((compiler) => succeeds(compiler, ["--version"]));
}
