// The dearest sentences a stranger can have spoken: what one costs in memory and time, how soon the voice is free when
// one is called off, and how long a stop takes in the middle of one.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureModels } from "../../scripts/models/ensure-models.js";
import { limits } from "../../server/security/limits.ts";
import { speakingThread } from "../../server/speech/create-voice.ts";
import { createPiperSynth } from "../../server/speech/speak/piper-synth.ts";
import { splitSentences } from "../../server/speech/speak/split-sentences.ts";
import { startServer } from "../faults/server-process.ts";
import { report } from "../testing/report.js";
import { visit } from "../testing/visit.js";

const bars = { megabytes: 300, seconds: 5, stopSeconds: 10 };
const say = (text: string) => text.repeat(1_000).slice(0, limits.sayCharacters.value);
const texts = {
  "one syllable again and again": say("la "),
  "letters, each with a long name": say("W "),
  "figures in words": say("987,654,321 "),
  "sums of money": say("$9,999,999.99 "),
  "one word without an end": say("Llanfairpwllgwyngyll"),
};

const modelsDir = await ensureModels();
const rows = await costs();
const { code, seconds: stopSeconds } = await stopInTheMiddle();
const most = (name: "peak MB" | "s") => Math.max(...rows.map((row) => row[name]));
report({
  bench: "synthesis",
  rows,
  bars: [
    {
      bar: `one synthesis takes at most ${bars.megabytes} MB`,
      figure: most("peak MB").toFixed(0),
      isMet: most("peak MB") <= bars.megabytes,
    },
    {
      bar: `and at most ${bars.seconds} s`,
      figure: most("s").toFixed(2),
      isMet: most("s") <= bars.seconds,
    },
    {
      bar: `a stop in the middle of one takes less than ${bars.stopSeconds} s, in good order`,
      figure: `${stopSeconds.toFixed(2)} s, code ${code}`,
      isMet: stopSeconds < bars.stopSeconds && code === 0,
    },
  ],
});

/**
 * Each text's dearest sentence, and what is waited for when it is called off at once. Memory is counted from when the
 * engine had said one short sentence, so what it keeps from one text counts in the next.
 */
async function costs() {
  const synth = await createPiperSynth({ modelsDir, threadFile: speakingThread });
  await synth.ready;
  const untilFree = () => synth.synthesise("One, two.");
  await untilFree();
  const before = resident();
  const measured = [];
  for (const [text, words] of Object.entries(texts)) {
    const sentences = splitSentences(words);
    const watch = watchPeak();
    let [longest, sound, givenUp] = [0, 0, 0];
    for (const sentence of sentences) {
      const started = performance.now();
      const made = await synth.synthesise(sentence, { urgent: true }).catch(() => undefined);
      longest = Math.max(longest, (performance.now() - started) / 1000);
      sound += (made?.samples.length ?? 0) / 16_000;
      givenUp += made ? 0 : 1;
      // What was given up, whole or in part, ends with its piece, and is not the next one's time.
      await untilFree();
    }
    const peak = (await watch.stop()) - before;
    measured.push({
      text,
      sentences: sentences.length,
      "given up": givenUp,
      "peak MB": peak,
      s: longest,
      "s of sound": sound,
      "free after ms": await calledOff(synth, sentences[0] ?? ""),
    });
  }
  await synth.close();
  return measured;
}

async function calledOff(synth: Awaited<ReturnType<typeof createPiperSynth>>, sentence: string) {
  const stop = new AbortController();
  const unheard = synth.synthesise(sentence, { urgent: true, signal: stop.signal }).catch(() => {});
  await wait(100);
  stop.abort();
  await unheard;
  const started = performance.now();
  await synth.synthesise("One, two.");
  return performance.now() - started;
}

/** A visitor has all of it said, and then somebody stops the server. */
async function stopInTheMiddle() {
  const home = mkdtempSync(join(tmpdir(), "synthesis-"));
  const server = await startServer({
    ...{ DATA_DIR: home, MODELS_DIR: modelsDir, VOICE_PROVIDER: "embedded", TRUST_PROXY: "127.0.0.1" },
    ...{ VOICE_RATE_LIMIT: "off" },
  });
  for (let voice = ""; voice !== "ready"; await wait(200))
    voice = (await (await fetch(`${server.url}/voice/status`)).json()).voice;
  const visitor = visit(server.url, "203.0.113.1");
  const { path } = await visitor.openCall();
  const socket = visitor.join(path);
  await new Promise<void>((resolve) => socket.on("open", () => resolve()));
  for (const content of Object.values(texts)) socket.send(JSON.stringify({ type: "say", content }));
  await wait(500);
  const ended = await server.end("SIGTERM");
  rmSync(home, { recursive: true, force: true });
  return ended;
}

function resident(): number {
  const pageBytes = 4096;
  return (Number(readFileSync("/proc/self/statm", "utf8").split(" ")[1]) * pageBytes) / 2 ** 20;
}

function watchPeak() {
  let [peak, isStopped] = [resident(), false];
  const watching = (async () => {
    for (; !isStopped; await wait(5)) peak = Math.max(peak, resident());
  })();
  return {
    async stop() {
      isStopped = true;
      await watching;
      return Math.max(peak, resident());
    },
  };
}
