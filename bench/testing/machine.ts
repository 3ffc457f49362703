import { cpus, loadavg, totalmem } from "node:os";

/** What a figure was measured on, and how busy that was: without it no figure means anything. */
export function machine() {
  const memory = Math.round(totalmem() / 2 ** 30);
  const processor = cpus()[0]?.model ?? "unknown processor";
  return (
    `${cpus().length} × ${processor}, ${memory} GiB, Node ${process.version}, ${process.platform} ${process.arch}, ` +
    `load ${(loadavg()[0] ?? 0).toFixed(1)}`
  );
}
