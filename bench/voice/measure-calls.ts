import { readFileSync, writeFileSync } from "node:fs";
import type { VoiceFigures } from "../../contracts/voice-figures.ts";
import { median, quantile } from "../testing/quantile.ts";
import { compareFacts } from "./compare-facts.ts";
import { type Measure, printMeasures } from "./print-measures.ts";
import { sayAll } from "./speakers.ts";
import { callIn, type MeasuredTurn } from "./speaking-visitor.ts";
import { spokenIncidents } from "./spoken-incidents.ts";
import { typedReport, wallTime } from "./typed-report.ts";
import { startVoiceServer } from "./voice-server.ts";
import { wordErrors } from "./word-errors.ts";

/** Said to whatever is asked after the story. */
const answer = "I don't know yet.";
/** One drug's name heard wrongly can take six facts with it, and the voices never say a thing twice alike. */
const mostLost = 15;

/** One call at a time over real sockets to a real server: how fast, how deaf, how right. */
export async function measureCalls({ keeps = false } = {}): Promise<boolean> {
  const server = await startVoiceServer();
  const told = await sayAll(server.modelsDir, [...spokenIncidents.map(({ story }) => story), answer]);
  const answerSound = told.at(-1) as Int16Array;
  const openedMs: number[] = [];
  const turns: MeasuredTurn[] = [];
  const words = { errors: 0, words: 0 };
  const facts = { right: 0, of: 0 };

  for (const [index, incident] of spokenIncidents.entries()) {
    const caller = await callIn(server.url, { setting: incident.setting, now: wallTime });
    openedMs.push(caller.openedMs);
    await caller.hearAgent(800);
    const story = await caller.say(told[index] as Int16Array);
    await caller.hearAgent(800);
    turns.push(story, await caller.say(answerSound));
    const report = await caller.hangUp();

    const found = wordErrors(incident.story, story.heard);
    words.errors += found.errors;
    words.words += found.words;
    const compared = compareFacts(
      await typedReport(incident.setting, incident.story, answer),
      report.analysis?.structuredData,
    );
    facts.right += compared.right;
    facts.of += compared.of;
    console.log(`${Math.round(story.answerMs)} ms, ${Math.round(turns.at(-1)?.answerMs ?? 0)} ms  ${story.heard}`);
    for (const difference of compared.differences) console.log(`   ${difference}`);
  }
  await server.end("SIGTERM");

  const answerMs = turns.map((turn) => turn.answerMs);
  const silenceMs = turns.flatMap((turn) => turn.silenceMs ?? []);
  const measures: Measure[] = [
    {
      name: `end of speech to first sound, ${turns.length} turns, ms, p50`,
      value: median(answerMs),
      bar: 1200,
    },
    { name: "end of speech to first sound, ms, p95", value: quantile(answerMs, 0.95), bar: 2000 },
    { name: `talked over to silence, ${silenceMs.length} times, ms, p50`, value: median(silenceMs) },
    { name: "talked over to silence, ms, p95", value: quantile(silenceMs, 0.95), bar: 350 },
    { name: "asked for a call to listening, ms, p95", value: quantile(openedMs, 0.95), bar: 2000 },
    {
      name: "visitors cut short, of those turns",
      value: turns.filter((turn) => turn.wasCutShort).length,
      bar: 0,
    },
    { name: "word errors in calls, %", value: (100 * words.errors) / words.words, bar: 5 },
    {
      name: `facts lost between typed and spoken, of ${facts.of}, %`,
      value: (100 * (facts.of - facts.right)) / facts.of,
      bar: mostLost,
    },
  ];
  if (keeps) {
    const kept: VoiceFigures = {
      date: new Date().toISOString().slice(0, 10),
      version: JSON.parse(readFileSync("package.json", "utf8")).version,
      wordErrorRate: words.errors / words.words,
      factsHeard: facts,
      answerTime: { p50Ms: median(answerMs), p95Ms: quantile(answerMs, 0.95) },
    };
    writeFileSync("docs/accuracy-voice.json", `${JSON.stringify(kept, rounded, 2)}\n`);
  }
  return printMeasures("voice-calls", measures);
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(3)) : value;
}
