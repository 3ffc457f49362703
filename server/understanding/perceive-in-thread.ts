import { existsSync } from "node:fs";
import type { ReadTurn, ReadWords } from "../../assistant/converse/read-apart.ts";
import type { Heard } from "../../assistant/perceive/perception.ts";
import { startThread } from "../thread/start-thread.ts";
import { threadFile } from "../thread-file.ts";

/** A thread further behind than this is of no use to anyone who waits. */
const maxWaiting = 64;
/** Six thousand words take about five seconds on a slow core. */
const maxMs = 15_000;

type Perceiving = { read: ReadTurn; ready: Promise<void>; close(): Promise<void> };

/** Understands in a thread of its own, so that nothing a visitor says holds up another's page. */
export function startPerceiving(): Perceiving {
  const file = threadFile("perceive-worker", import.meta.url);
  const isDeveloped = import.meta.url.endsWith(".ts") && !existsSync(file);
  if (isDeveloped) return perceivingHere();
  const thread = startThread<{ words: string; heard: Heard }, ReadWords>({
    title: "understanding",
    file,
    workerData: {},
    maxWaiting,
    maxMs,
  });
  // The first words take longest to read: now, and not while someone waits. They are asked for like any other work, so
  // that a stop knows that the thread is inside its engine.
  const first = { now: "2026-01-01T12:00", setting: "nursing_home", known: {} } as const;
  thread.ready.then(() => thread.ask({ words: "Who are you?", heard: first })).catch(nobodyWaits);
  return {
    read: (words, heard) => thread.ask({ words, heard }),
    ready: thread.ready,
    close: () => thread.close(),
  };
}

/** Whoever asks next is told what is wrong with the thread. */
function nobodyWaits() {}

/** While the site is developed from its source no thread is built. Fetched late, so that no server holds it else. */
function perceivingHere(): Perceiving {
  const opened = Promise.all([
    import("./open-perceive.ts").then(({ openPerceive }) => openPerceive()),
    import("../../assistant/converse/read-apart.ts"),
  ]);
  return {
    async read(words, heard) {
      const [perceive, { readApart }] = await opened;
      return readApart(perceive, words, heard);
    },
    ready: opened.then(() => {}),
    close: async () => {},
  };
}
