import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureModels } from "../../scripts/models/ensure-models.ts";
import { createEars, type EarsEngine } from "../../server/speech/create-ears.ts";
import { createVoice, speakingThread } from "../../server/speech/create-voice.ts";
import { createPiperSynth } from "../../server/speech/speak/piper-synth.ts";
import { median } from "../testing/quantile.ts";
import { addBabble } from "./babble.ts";
import { careSentences } from "./care-sentences.ts";
import { type Clip, humanClips } from "./human-clips.ts";
import { type Measure, printMeasures } from "./print-measures.ts";
import { speakers } from "./speakers.ts";
import { createStopwatch } from "./stopwatch.ts";
import { wordErrors } from "./word-errors.ts";

const voicesPerSentence = 3;
const babbleDecibels = 10;

/** Prints every figure and tells whether all bars were met. */
export async function measureSpeech(): Promise<boolean> {
  const modelsDir = await ensureModels();
  const loading = createStopwatch();
  const ears = await createEars({ modelsDir });
  await ears.ready;
  const loadedMs = loading.read().wallMs;

  const speaking = createStopwatch();
  const care = await sayCareSentences(modelsDir);
  const saying = speaking.read();
  const human = await humanClips();
  const careSeconds = secondsIn(care);

  const onHuman = await hearAll(ears, human);
  const onCare = await hearAll(ears, care);
  const onBabble = await hearAll(ears, withBabble(care));
  const onTiny = await hearAll(ears, care, (clip) => ears.transcribe(clip.samples, { model: "tiny" }));
  const onPlain = await hearWithoutGlossary(modelsDir, care);
  const detecting = createStopwatch();
  for (const clip of care.slice(0, 12)) await ears.detector().push(clip.samples);
  const detected = detecting.read().cpuMs / 1000 / secondsIn(care.slice(0, 12));
  const firstSound = await firstSoundMs(modelsDir);
  const memoryMegabytes = process.memoryUsage().rss / 1e6;
  await ears.close();

  const measures: Measure[] = [
    { name: `word errors, ${human.length} human clips, %`, value: onHuman.percent, bar: 2 },
    { name: `word errors, ${care.length} care clips, %`, value: onCare.percent, bar: 5 },
    { name: "word errors, care in 10 dB babble, %", value: onBabble.percent, bar: 10 },
    { name: "word errors, care, small model, %", value: onTiny.percent },
    { name: "word errors, care, without the glossary, %", value: onPlain.percent },
    { name: "CPU s per s heard, base", value: onCare.cpuPerSecond, bar: 0.3 },
    { name: "CPU s per s heard, tiny", value: onTiny.cpuPerSecond, bar: 0.2 },
    { name: "CPU s per s detected", value: detected, bar: 0.05 },
    { name: "CPU s per s said", value: saying.cpuMs / 1000 / careSeconds, bar: 0.5 },
    { name: "hearing one clip, wall ms, p50", value: onCare.p50Ms },
    { name: "first sound of a reply, wall ms, p50", value: firstSound },
    { name: "loading the ears, wall ms", value: loadedMs },
    { name: "memory with ears and voice loaded, MB", value: memoryMegabytes },
  ];
  return printMeasures("voice-speech", measures);
}

async function sayCareSentences(modelsDir: string): Promise<Clip[]> {
  const clips: Clip[] = [];
  for (const [index, voice] of speakers.entries()) {
    const synth = await createPiperSynth({ modelsDir, threadFile: speakingThread, voice });
    const own = careSentences.filter((_, sentence) => (sentence + index) % (speakers.length / voicesPerSentence) === 0);
    for (const said of own) clips.push({ said, samples: (await synth.synthesise(said)).samples });
    await synth.close();
  }
  return clips;
}

async function hearAll(ears: EarsEngine, clips: Clip[], hear = (clip: Clip) => ears.transcribe(clip.samples)) {
  const watch = createStopwatch();
  const wallMs: number[] = [];
  let [errors, words] = [0, 0];
  for (const clip of clips) {
    const started = performance.now();
    const heard = await hear(clip);
    wallMs.push(performance.now() - started);
    const found = wordErrors(clip.said, heard);
    if (found.errors > 0) console.log(`  ${found.errors}  ${clip.said}\n     ${heard}`);
    errors += found.errors;
    words += found.words;
  }
  const cpuPerSecond = watch.read().cpuMs / 1000 / secondsIn(clips);
  return { percent: (100 * errors) / words, cpuPerSecond, p50Ms: median(wallMs) };
}

async function hearWithoutGlossary(modelsDir: string, clips: Clip[]) {
  const plain = await createEars({ modelsDir, phrases: [] });
  const heard = await hearAll(plain, clips);
  await plain.close();
  return heard;
}

function withBabble(clips: Clip[]): Clip[] {
  return clips.map(({ said, samples }, index) => {
    const others = [7, 17, 29, 41].map((distance) => clips[(index + distance) % clips.length]?.samples ?? samples);
    return { said, samples: addBabble(samples, others, babbleDecibels) };
  });
}

async function firstSoundMs(modelsDir: string): Promise<number> {
  const cacheDir = mkdtempSync(join(tmpdir(), "bench-voice-"));
  const voice = await createVoice({ modelsDir, cacheDir });
  await voice.ready;
  const times: number[] = [];
  for (const text of [
    "Okay.",
    "Thanks, I have that. Was anyone hurt?",
    "I see. When did it happen?",
    "And where was that?",
  ]) {
    const started = performance.now();
    await voice.say(text).next();
    times.push(performance.now() - started);
  }
  await voice.close();
  rmSync(cacheDir, { recursive: true, force: true });
  return median(times.slice(1));
}

function secondsIn(clips: Clip[]): number {
  return clips.reduce((sum, { samples }) => sum + samples.length / 16_000, 0);
}
