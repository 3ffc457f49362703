import { median, quantile } from "../testing/quantile.ts";
import { compareFacts } from "./compare-facts.ts";
import { type LongStory, longStories } from "./long-stories.ts";
import { type Measure, printMeasures } from "./print-measures.ts";
import { sayWithOpenings } from "./speakers.ts";
import { callIn } from "./speaking-visitor.ts";
import { typedReport, wallTime } from "./typed-report.ts";
import { startVoiceServer } from "./voice-server.ts";
import { comparableWords, wordErrors } from "./word-errors.ts";

/** Long stories in several voices, each told in one go: how soon the page shows a fact, and what is lost on the way. */
export async function measureStories({ isShort = false } = {}): Promise<boolean> {
  const stories = isShort ? longStories.slice(0, 1) : longStories;
  const server = await startVoiceServer();
  const told = await sayWithOpenings(
    server.modelsDir,
    stories.map(({ story }) => story),
  );
  const lateMs: number[] = [];
  const seconds: number[] = [];
  const words = { errors: 0, words: 0 };
  const facts = { right: 0, of: 0 };
  const drugs = { right: 0, of: 0 };

  for (const [index, story] of stories.entries()) {
    const { samples, openingMs } = told[index] ?? { samples: new Int16Array(), openingMs: 0 };
    const caller = await callIn(server.url, { setting: story.setting, now: wallTime });
    await caller.hearAgent(800);
    const turn = await caller.say(samples);
    const report = await caller.hangUp();
    const compared = compareFacts(await typedReport(story.setting, story.story), report.analysis?.structuredData);
    const found = wordErrors(story.story, turn.heard);
    seconds.push(samples.length / 16_000);
    lateMs.push(Math.max(0, turn.factMs - openingMs));
    words.errors += found.errors;
    words.words += found.words;
    facts.right += compared.right;
    facts.of += compared.of;
    drugs.right += drugsHeard(story, turn.heard);
    drugs.of += story.drugs.length;
    console.log(`${seconds.at(-1)?.toFixed(0)} s, fact after ${lateMs.at(-1)?.toFixed(0)} ms  ${turn.heard}`);
    for (const difference of compared.differences) console.log(`   ${difference}`);
  }
  await server.end("SIGTERM");

  const share = (part: number, of: number) => (100 * part) / of;
  const measures: Measure[] = [
    { name: `shortest of ${stories.length} stories, seconds`, value: Math.min(...seconds) },
    { name: "longest story, seconds", value: Math.max(...seconds) },
    { name: "first fact on the page after its sentence, ms, p50", value: median(lateMs) },
    {
      name: "first fact on the page after its sentence, ms, p95",
      value: quantile(lateMs, 0.95),
      bar: 1000,
    },
    { name: "word errors in stories, %", value: share(words.errors, words.words), bar: 5 },
    {
      name: `facts lost against the typed story, of ${facts.of}, %`,
      value: share(facts.of - facts.right, facts.of),
      bar: 5,
    },
    { name: `drug names right, of ${drugs.of}, %`, value: share(drugs.right, drugs.of), atLeast: 90 },
  ];
  return printMeasures("voice-stories", measures);
}

function drugsHeard({ drugs }: LongStory, heard: string): number {
  const words = comparableWords(heard);
  return drugs.filter((drug) => words.includes(drug.toLowerCase())).length;
}
