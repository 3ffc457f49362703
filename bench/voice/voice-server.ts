import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureModels } from "../../scripts/models/ensure-models.ts";
import { fixedSentences } from "../../server/calls/speech-source.ts";
import { createVoice } from "../../server/speech/create-voice.ts";
import { startServer } from "../faults/server-process.ts";

/** Kept between runs for the sentences made ahead, as on a machine that has run for a while. */
const dataDir = "bench/results/voice-data";

/** The built server as a process of its own, with its models loaded and its fixed sentences made. */
export async function startVoiceServer(env: Record<string, string> = {}) {
  const modelsDir = await ensureModels();
  for (const file of ["tendwell.db", "tendwell.db-wal", "tendwell.db-shm"])
    rmSync(join(dataDir, file), { force: true });
  const voice = await createVoice({ modelsDir, cacheDir: join(dataDir, "spoken") });
  await voice.prepare(fixedSentences());
  await voice.close();
  const server = await startServer({
    DATA_DIR: dataDir,
    MODELS_DIR: modelsDir,
    VOICE_PROVIDER: "embedded",
    VOICE_RATE_LIMIT: "off",
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "warn",
    ...env,
  });
  await until(async () => (await (await fetch(`${server.url}/voice/status`)).json()).voice === "ready");
  return {
    ...server,
    modelsDir,
    async cost() {
      const figures = await (await fetch(`${server.url}/metrics`)).text();
      const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(figures)?.[1]);
      return {
        cpuSeconds: read("process_cpu_seconds_total"),
        megabytes: read("process_resident_memory_bytes") / 1e6,
      };
    },
  };
}

async function until(isSo: () => Promise<boolean>) {
  const deadline = performance.now() + 60_000;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error("The voice was never ready");
    await wait(250);
  }
}
