// What the trained reader costs: a turn, a long turn, a text longer than anybody speaks, its start and its memory.
import type { Heard } from "../../assistant/perceive/perception.ts";
import { openPerceive } from "../../server/understanding/open-perceive.ts";
import { median } from "../testing/quantile.ts";
import { report } from "../testing/report.ts";

const story =
  "Mr. Alvarez in room two fourteen slid off the shower chair around ten after two, I was right there and lowered " +
  "him, he did not hit his head and says his left hip hurts. ";
const heard: Heard = { now: "2026-11-15T14:20", setting: "nursing_home", known: {} };

const before = process.memoryUsage.rss();
const opened = performance.now();
const perceive = await openPerceive();
const loadMs = performance.now() - opened;
await perceive(story, heard);

const thirty = await medianMs(wordsOf(30), 25);
const manyWords = await medianMs(wordsOf(150), 15);
const longest = await medianMs(wordsOf(5_000), 1);
const memory = process.memoryUsage.rss() / 2 ** 20;

report({
  bench: "reader",
  rows: [
    { what: "30 words (ms, p50)", figure: thirty },
    { what: "150 words (ms, p50)", figure: manyWords },
    { what: "5,000 words (ms)", figure: longest },
    { what: "load (ms)", figure: loadMs },
    { what: "memory of the process (MB)", figure: memory },
    { what: "of it before the reader (MB)", figure: before / 2 ** 20 },
  ],
  bars: [
    { bar: "30 words in 20 ms", isMet: thirty <= 20, figure: thirty.toFixed(1) },
    { bar: "150 words in 80 ms", isMet: manyWords <= 80, figure: manyWords.toFixed(1) },
    { bar: "5,000 words in 4 s", isMet: longest <= 4_000, figure: longest.toFixed(0) },
    { bar: "loaded in 1 s", isMet: loadMs <= 1_000, figure: loadMs.toFixed(0) },
    { bar: "200 MB of memory", isMet: memory <= 200, figure: memory.toFixed(0) },
  ],
});

function wordsOf(count: number): string {
  const words = story.trim().split(" ");
  return Array.from({ length: count }, (_, index) => words[index % words.length]).join(" ");
}

async function medianMs(text: string, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await perceive(text, heard);
    times.push(performance.now() - started);
  }
  return median(times);
}
