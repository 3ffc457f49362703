import { workerData } from "node:worker_threads";
import { answerRequests } from "../answer-requests.ts";

export type Order = {
  say?: string;
  waitMs?: number;
  fail?: string;
  crash?: boolean;
  /** The engine is deaf and busy until the test lets it go. */
  hang?: SharedArrayBuffer;
};

/** A thread that does as it is told, for the tests of the channel. */
await answerRequests(async () => {
  if (workerData.broken) throw new Error(workerData.broken);
  return async ({ say, waitMs = 0, fail, crash, hang }: Order, signal: AbortSignal) => {
    if (crash) process.exit(1);
    if (hang) Atomics.wait(new Int32Array(hang), 0, 0);
    for (let waited = 0; waited < waitMs && !signal.aborted; waited += 5) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    signal.throwIfAborted();
    if (fail) throw new Error(fail);
    return { reply: say };
  };
});
