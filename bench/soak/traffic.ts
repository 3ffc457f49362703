import { setTimeout as wait } from "node:timers/promises";
import type { WebSocket } from "ws";
import { visit } from "../testing/visit.ts";

const frameBytes = 640;
const frameMs = 20;
const spokenCallMs = 25_000;
/** Nobody types faster. */
const typingMs = 1500;
const story = [
  "I found Mrs. R on the floor in room two fourteen at ten after two. Nobody saw it.",
  "She did not hit her head. Her blood pressure is 128 over 76, pulse 82.",
  "I called her daughter and Dr. Patel. We helped her back to bed.",
  "No.",
];

type Tally = { count: number; times: number[]; errors: string[] };

function newTally(): Tally {
  return { count: 0, times: [], errors: [] };
}

/** Does one thing at a steady pace, whether or not the last one is over, and keeps count. */
export async function steadily(perSecond: number, isOver: () => boolean, once: (count: number) => Promise<unknown>) {
  const tally = newTally();
  const started = performance.now();
  const open = new Set<Promise<void>>();
  for (let index = 0; !isOver(); index += 1) {
    const one = keepCount(tally, () => once(index)).finally(() => open.delete(one));
    open.add(one);
    await wait(Math.max(0, started + ((index + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(open);
  return tally;
}

/** Does one thing after another in so many lanes, as fast as it is answered. */
export async function repeatedly(lanes: number, isOver: () => boolean, once: (count: number) => Promise<unknown>) {
  const tally = newTally();
  const lane = async () => {
    while (!isOver()) await keepCount(tally, () => once(tally.count));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return tally;
}

async function keepCount(tally: Tally, once: () => Promise<unknown>) {
  const asked = performance.now();
  tally.count += 1;
  try {
    await once();
    tally.times.push(performance.now() - asked);
  } catch (error) {
    tally.errors.push((error as Error).message);
    await wait(100);
  }
}

export function expectStatus(what: string, status: number, expected: number) {
  if (status !== expected) throw new Error(`${what} was answered ${status}`);
}

export function nthAddress(count: number) {
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

/** A call from its start to its report: typed sentence by sentence, or spoken with sound in both directions. */
export async function holdCall(
  url: string,
  address: string,
  { isSpoken, isOver, voice }: { isSpoken: boolean; isOver: () => boolean; voice: Buffer[] },
) {
  const visitor = visit(url, address);
  const { status, path } = await visitor.openCall({ typedOnly: !isSpoken });
  expectStatus("a call", status, 201);
  const socket = visitor.join(path);
  const said: string[] = [];
  let hasReport = false;
  const closed = new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", resolve);
  });
  socket.on("message", (data, isBinary) => {
    if (isBinary) {
      if (voice.length < 150) voice.push(Buffer.from(data));
      return;
    }
    const text = data.toString();
    if (text.includes('"end-of-call-report"')) hasReport = true;
    if (text.includes('"final"') && text.includes('"assistant"')) said.push(text);
  });
  await Promise.race([new Promise((resolve) => socket.on("open", () => resolve(undefined))), closed]);
  socket.send("playable");
  if (isSpoken) await speak(socket, voice, isOver);
  else await type(socket, said);
  socket.send(JSON.stringify({ type: "end-call" }));
  await Promise.race([closed, wait(10_000).then(() => Promise.reject(new Error("a call did not end")))]);
  if (!hasReport) throw new Error("a call ended without its report");
}

async function type(socket: WebSocket, said: string[]) {
  for (const [index, sentence] of ["", ...story].entries()) {
    await wait(typingMs);
    if (sentence) socket.send(JSON.stringify({ type: "add-message", message: { role: "user", content: sentence } }));
    for (const deadline = Date.now() + 20_000; said.length <= index; await wait(20)) {
      if (socket.readyState > 1) return;
      if (Date.now() > deadline) throw new Error("a typed sentence was not answered");
    }
  }
}

async function speak(socket: WebSocket, voice: Buffer[], isOver: () => boolean) {
  const silence = Buffer.alloc(frameBytes);
  const started = performance.now();
  const quietFrames = 400;
  for (let index = 0; performance.now() - started < spokenCallMs && !isOver(); index += 1) {
    if (socket.readyState > 1) return;
    socket.send(voice[(index % (voice.length + quietFrames)) - quietFrames] ?? silence);
    await wait(Math.max(0, started + (index + 1) * frameMs - performance.now()));
  }
}
