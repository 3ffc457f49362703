import { brotliCompressSync, constants } from "node:zlib";
import type { LabelledReport } from "../../assistant/testing/labelled-report.ts";
import { understand } from "../../assistant/understand/understand.ts";

export type Cost = {
  msFor150Words: number;
  msFor20Words: number;
  msFor2000Words: number;
  growth: number;
  brotliKb: number;
};

/** The best of many runs, so that a busy machine does not blur it. */
export async function measureCost(reports: LabelledReport[]): Promise<Cost> {
  const words = reports
    .map((report) => report.transcript)
    .join(" ")
    .split(" ");
  const msFor = (count: number, rounds: number) => {
    const text = words.slice(0, count).join(" ");
    const circumstances = { now: "2025-03-13T10:00", setting: "nursing_home" as const };
    for (let round = 0; round < 5; round++) understand(text, circumstances);
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      const before = performance.now();
      understand(text, circumstances);
      best = Math.min(best, performance.now() - before);
    }
    return best;
  };
  const [short, usual, long] = [msFor(20, 200), msFor(150, 100), msFor(2000, 40)];
  return {
    msFor20Words: short,
    msFor150Words: usual,
    msFor2000Words: long,
    /** Time per word in a long report over time per word in a usual one: above one it grows faster than the text. */
    growth: long / 2000 / (usual / 150),
    brotliKb: await weighRoom(),
  };
}

async function weighRoom(): Promise<number> {
  const { build } = await import("vite");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: "bench/understanding/room.ts", preserveEntrySignatures: "strict" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunks = output && "output" in output ? output.output : [];
  const code = chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("");
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024;
}
