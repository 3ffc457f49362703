import { getEventListeners } from "node:events";
import { afterEach, expect, test } from "vitest";
import { threadFile } from "../thread-file.ts";
import { startThread, type Thread, TookTooLong, threadsAreAtRest, threadsAtRest } from "./start-thread.ts";
import type { Order } from "./testing/odd-worker.ts";

const started: Thread<Order, string>[] = [];
afterEach(async () => {
  letGo();
  for (const thread of started.splice(0)) await thread.close();
});

const locks: SharedArrayBuffer[] = [];
/** An order that keeps its thread inside the engine until letGo. */
function hang(): Order {
  const lock = new SharedArrayBuffer(4);
  locks.push(lock);
  return { hang: lock };
}
function letGo() {
  for (const lock of locks.splice(0)) {
    Atomics.store(new Int32Array(lock), 0, 1);
    Atomics.notify(new Int32Array(lock), 0);
  }
}

type Given = {
  maxWaiting?: number;
  maxMs?: number;
  closingMs?: number;
  broken?: string;
};

function start(settings: Given = {}) {
  const { maxWaiting = 10, maxMs = 5000, broken, ...rest } = settings;
  const file = threadFile("odd-worker", import.meta.url);
  const thread = startThread<Order, string>({
    title: "test",
    file,
    workerData: { broken },
    maxWaiting,
    maxMs,
    ...rest,
  });
  started.push(thread);
  return thread;
}

test("answers come back to those who asked", async () => {
  const thread = start();
  const answers = await Promise.all([thread.ask({ say: "a", waitMs: 20 }), thread.ask({ say: "b" })]);
  expect(answers).toEqual(["a", "b"]);
});

test("urgent work passes what waits", async () => {
  const thread = start();
  const order: string[] = [];
  const ask = (say: string, urgent = false) => thread.ask({ say }, { urgent }).then((reply) => order.push(reply));
  const begun = thread.ask({ waitMs: 50 });
  await Promise.all([begun, ask("caption"), ask("another caption"), ask("answer", true)]);
  expect(order).toEqual(["answer", "caption", "another caption"]);
});

test("a failure is told in words and leaves the thread at work", async () => {
  const thread = start();
  await expect(thread.ask({ fail: "no such sound" })).rejects.toThrow("Test failed: no such sound");
  expect(await thread.ask({ say: "still here" })).toBe("still here");
});

test("work that is called off while it waits is never done", async () => {
  const thread = start();
  const controller = new AbortController();
  const begun = thread.ask({ say: "first", waitMs: 30 });
  const waiting = thread.ask({ crash: true }, { signal: controller.signal });
  controller.abort(new Error("not needed"));
  await expect(waiting).rejects.toThrow("not needed");
  expect(await begun).toBe("first");
  expect(await thread.ask({ say: "second" })).toBe("second");
});

test("work that is called off in the middle stops at its next step", async () => {
  const thread = start();
  await thread.ready;
  const controller = new AbortController();
  const long = thread.ask({ waitMs: 60_000 }, { signal: controller.signal });
  controller.abort(new Error("the visitor went on"));
  await expect(long).rejects.toThrow("the visitor went on");
  expect(await thread.ask({ say: "free" })).toBe("free");
});

test("a signal that serves a whole call gathers no listeners", async () => {
  const thread = start();
  const { signal } = new AbortController();
  for (let index = 0; index < 3; index++) await thread.ask({ say: "done" }, { signal });
  await expect(thread.ask({ fail: "on purpose" }, { signal })).rejects.toThrow();
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});

test("what was called off before it was asked is refused", async () => {
  await expect(start().ask({}, { signal: AbortSignal.abort(new Error("over")) })).rejects.toThrow("over");
});

test("a crash fails the work in hand, and the waiting work goes on in a new thread", async () => {
  const thread = start();
  const crashed = thread.ask({ crash: true });
  const waiting = thread.ask({ say: "after the crash" });
  await expect(crashed).rejects.toThrow("The test thread stopped");
  expect(await waiting).toBe("after the crash");
});

test("a thread that died while idle is replaced when it is next needed", async () => {
  const thread = start();
  await expect(thread.ask({ crash: true })).rejects.toThrow("stopped");
  expect(await thread.ask({ say: "back" })).toBe("back");
});

test("work that hangs is given up, with its thread", async () => {
  const thread = start({ maxMs: 100 });
  await expect(thread.ask(hang())).rejects.toThrow("did not answer in time");
  expect(await thread.ask({ say: "back" })).toBe("back");
});

test("urgent work that takes too long is given up, and its thread goes on", async () => {
  const thread = start({ maxMs: 60_000 });
  const patient = thread.ask({ say: "in peace", waitMs: 200 });
  const urgent = thread.ask({ waitMs: 60_000 }, { urgent: true, patience: { ms: 50 } });
  await expect(urgent).rejects.toThrow(new TookTooLong("Test took too long"));
  expect(await patient).toBe("in peace");
});

test("urgent work that waits long and is done quickly is not given up", async () => {
  const thread = start({ maxMs: 60_000 });
  const first = thread.ask({ waitMs: 600 });
  const urgent = thread.ask({ say: "healthy" }, { urgent: true, patience: { ms: 150 } });
  await first;
  expect(await urgent).toBe("healthy");
});

test("several pieces of urgent work share one patience, and what is not urgent takes nothing from it", async () => {
  const thread = start({ maxMs: 60_000 });
  await thread.ready;
  const patience = { ms: 60_000 };
  await thread.ask({ waitMs: 40 }, { patience });
  expect(patience.ms).toBe(60_000);
  await thread.ask({ waitMs: 40 }, { urgent: true, patience });
  expect(patience.ms).toBeLessThan(60_000);
});

const portsBefore = process.getActiveResourcesInfo().filter((name) => name === "MessagePort").length;

test("a stop waits for a thread that was left to itself", async () => {
  const thread = start({ maxMs: 50, closingMs: 60_000 });
  await expect(thread.ask(hang())).rejects.toThrow("did not answer in time");
  const closed = thread.close();
  letGo();
  await closed;
  const threads = process.getActiveResourcesInfo().filter((name) => name === "MessagePort");
  expect(threads.length).toBe(portsBefore);
});

test("a process can wait until no thread is inside its engine, given up or not", async () => {
  const thread = start({ maxMs: 50 });
  expect(threadsAreAtRest()).toBe(false);
  await thread.ready;
  expect(threadsAreAtRest()).toBe(true);
  const hanging = thread.ask(hang());
  expect(threadsAreAtRest()).toBe(false);
  await expect(hanging).rejects.toThrow("did not answer in time");
  expect(threadsAreAtRest()).toBe(false);
  letGo();
  await threadsAtRest();
  expect(threadsAreAtRest()).toBe(true);
});

test("a stop does not wait for ever for a thread that is inside its engine", async () => {
  const thread = start({ closingMs: 20 });
  await thread.ready;
  const hanging = thread.ask({ ...hang(), say: "at last" });
  await thread.close();
  expect(threadsAreAtRest()).toBe(false);
  letGo();
  expect(await hanging).toBe("at last");
});

test("beyond the limit, work is refused at once", async () => {
  const thread = start({ maxWaiting: 1 });
  await thread.ready;
  const begun = thread.ask({ waitMs: 30, say: "a" });
  const waiting = thread.ask({ say: "b" });
  await expect(thread.ask({ say: "c" })).rejects.toThrow("too far behind");
  expect(await Promise.all([begun, waiting])).toEqual(["a", "b"]);
});

test("an engine that cannot start says why to everyone", async () => {
  const thread = start({ broken: "the model is damaged" });
  const asked = thread.ask({ say: "?" });
  await expect(thread.ready).rejects.toThrow("The test engine cannot start: the model is damaged");
  await expect(asked).rejects.toThrow("the model is damaged");
  await expect(thread.ask({ say: "?" })).rejects.toThrow("the model is damaged");
});

test("after close, work is refused", async () => {
  const thread = start();
  await thread.close();
  await expect(thread.ask({ say: "?" })).rejects.toThrow("closed");
});

test("closing lets the work in hand finish and refuses what waits", async () => {
  const thread = start();
  const [inHand, waiting] = [thread.ask({ say: "done", waitMs: 300 }), thread.ask({ say: "never" })];
  const refused = expect(waiting).rejects.toThrow("closed");
  await thread.ready;
  await thread.close();

  expect(await inHand).toBe("done");
  await refused;
});
