import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { threadFile } from "../../thread-file.ts";
import { createKokoroSynth } from "./kokoro-synth.ts";
import { createPiperSynth } from "./piper-synth.ts";

const modelsDir = mkdtempSync(join(tmpdir(), "synths-"));
afterAll(() => rmSync(modelsDir, { recursive: true, force: true }));
writeFileSync(join(modelsDir, "pronunciations.txt"), "fell F EH1 L\n");
for (const voice of ["piper", "kokoro"]) {
  mkdirSync(join(modelsDir, voice));
  writeFileSync(join(modelsDir, voice, "tokens.txt"), "_ 0\n^ 1\n$ 2\n. 10\n");
  writeFileSync(join(modelsDir, voice, "tokenizer.json"), '{"model":{"vocab":{"$":0,".":4}}}');
}
const endless = threadFile("endless-worker", import.meta.url);

test.each([
  { voice: "piper", create: createPiperSynth },
  { voice: "kokoro", create: createKokoroSynth },
])("a sentence that $voice does not finish in time is given up, and the next one is begun", async ({ create }) => {
  const synth = await create({ modelsDir, threadFile: endless, patienceMs: 50 });
  await synth.ready;
  const both = ["Fell.", "Fell again."].map((words) => synth.synthesise(words, { urgent: true }));
  const outcomes = await Promise.allSettled(both);
  expect(outcomes).toMatchObject([
    { status: "rejected", reason: { message: "Speaking took too long" } },
    { status: "rejected", reason: { message: "Speaking took too long" } },
  ]);
  await synth.close();
});
