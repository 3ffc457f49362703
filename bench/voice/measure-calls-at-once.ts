import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { median, quantile } from "../testing/quantile.ts";
import { type Measure, printMeasures } from "./print-measures.ts";
import { sayAll } from "./speakers.ts";
import { callIn, type MeasuredTurn } from "./speaking-visitor.ts";
import { spokenIncidents } from "./spoken-incidents.ts";
import { startVoiceServer } from "./voice-server.ts";

/** As many as the server takes if nothing else is set. */
const mostCalls = 2 * availableParallelism();
const slowestMs = 2_500;
const mostMegabytesPerCall = 40;
/** Visitors do not all begin at the same moment. */
const apartMs = 700;

type Round = { calls: number; p50: number; p95: number; cores: number; megabytes: number };

/** One call more with each round, to as many as are taken: how long an answer takes then, and what it costs. */
export async function measureCallsAtOnce(): Promise<boolean> {
  const server = await startVoiceServer({ VOICE_MAX_CALLS: String(mostCalls) });
  const stories = spokenIncidents.slice(0, mostCalls).map(({ story }) => story);
  const told = await sayAll(server.modelsDir, [...stories, "I don't know yet.", "Not that I know."]);
  const [first, second] = told.splice(stories.length) as [Int16Array, Int16Array];
  await holdCall(server.url, told[0] as Int16Array, [first]);
  const idle = await server.cost();
  const rounds: Round[] = [];

  console.log("calls  answer p50  answer p95   cores  memory");
  for (let calls = 1; calls <= mostCalls; calls++) {
    const [before, startedAt] = [await server.cost(), performance.now()];
    let most = 0;
    const watching = setInterval(async () => {
      most = Math.max(most, (await server.cost()).megabytes);
    }, 1000);
    const held = told.slice(0, calls).map(async (story, index) => {
      await wait(index * apartMs);
      return holdCall(server.url, story, [first, second]);
    });
    const turns = (await Promise.all(held)).flat();
    clearInterval(watching);
    const cores = ((await server.cost()).cpuSeconds - before.cpuSeconds) / ((performance.now() - startedAt) / 1000);
    const ms = turns.map(({ answerMs }) => answerMs);
    const [p50, p95] = [median(ms), quantile(ms, 0.95)];
    rounds.push({ calls, p50, p95, cores, megabytes: most });
    const cells = [p50.toFixed(0), p95.toFixed(0), cores.toFixed(2)];
    console.log(`${calls}      ${cells.map((cell) => cell.padStart(9)).join("   ")}  ${most.toFixed(0)} MB`);
  }
  await server.end("SIGTERM");

  const lacking = rounds.find(({ p95 }) => !(p95 <= slowestMs));
  const held = lacking ? lacking.calls - 1 : mostCalls;
  const most = rounds.at(-1)?.megabytes ?? 0;
  const measures: Measure[] = [
    { name: `calls held with p95 under 2.5 s, of ${mostCalls}`, value: held, atLeast: mostCalls },
    { name: `answer with ${mostCalls} calls, ms, p95`, value: rounds.at(-1)?.p95 ?? 0, bar: slowestMs },
    { name: "memory of the server with no call, MB", value: idle.megabytes },
    {
      name: "memory per call, MB",
      value: Math.max(0, most - idle.megabytes) / mostCalls,
      bar: mostMegabytesPerCall,
    },
  ];
  const curve = (read: (round: Round) => number): [number, number][] =>
    rounds.map((round) => [round.calls, read(round)]);
  return printMeasures("voice-calls-at-once", measures, {
    answers: {
      title: "Answers with so many calls at once",
      x: "calls",
      y: "ms",
      lines: { p50: curve(({ p50 }) => p50), p95: curve(({ p95 }) => p95) },
    },
    cores: {
      title: "Processors with so many calls at once",
      x: "calls",
      y: "cores",
      lines: { cores: curve(({ cores }) => cores) },
    },
    memory: {
      title: "Memory with so many calls at once",
      x: "calls",
      y: "MB",
      lines: { resident: curve(({ megabytes }) => megabytes) },
    },
  });
}

/** A greeting talked over, a story, and short answers to what is asked. */
async function holdCall(url: string, story: Int16Array, answers: Int16Array[]): Promise<MeasuredTurn[]> {
  const caller = await callIn(url, { setting: "nursing_home" });
  const turns: MeasuredTurn[] = [];
  for (const samples of [story, ...answers]) {
    await caller.hearAgent(800);
    turns.push(await caller.say(samples));
  }
  await caller.hangUp();
  return turns;
}
