import { brotliCompressSync, constants } from "node:zlib";
import type { LabelledReport } from "../../assistant/testing/labelled-report.ts";
import { understand } from "../../assistant/understand/understand.ts";

/** How long a transcript takes to understand, from a sentence to a very long story. */
export type Step = { words: number; ms: number };
export type Cost = {
  curve: Step[];
  msFor150Words: number;
  /** Time per word in the longest over time per word in the shortest: above one it grows faster than the text. */
  growth: number;
  brotliKb: number;
};

const lengths = [20, 50, 100, 150, 200, 500, 1000, 2000];

/** The best of many runs, so that a busy machine does not blur it. */
export async function measureCost(reports: LabelledReport[]): Promise<Cost> {
  const words = reports
    .map((report) => report.transcript)
    .join(" ")
    .split(" ");
  const curve = lengths.map((count) => ({
    words: count,
    ms: bestOf(words.slice(0, count).join(" "), count),
  }));
  const msFor = (count: number) => curve.find((step) => step.words === count)?.ms ?? 0;
  return {
    curve,
    msFor150Words: msFor(150),
    growth: msFor(2000) / 2000 / (msFor(20) / 20),
    brotliKb: await weighRoom(),
  };
}

function bestOf(text: string, words: number): number {
  const circumstances = { now: "2025-03-13T10:00", setting: "nursing_home" as const };
  const rounds = Math.max(30, Math.min(200, 20_000 / words));
  for (let round = 0; round < 5; round++) understand(text, circumstances);
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const before = performance.now();
    understand(text, circumstances);
    best = Math.min(best, performance.now() - before);
  }
  return best;
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
