import { parentPort, workerData } from "node:worker_threads";

/**
 * @template Request, Reply
 * @typedef {(request: Request, signal: AbortSignal) => Promise<{ reply: Reply, transfer?: ArrayBuffer[] }>} Answer
 */

/**
 * The thread's half of the channel in start-thread.ts: builds the engine once, then answers one request at a
 * time. Plain JavaScript, so that the thread starts from the source as well as from the build.
 *
 * @template Settings, Request, Reply
 * @param {(settings: Settings) => Promise<Answer<Request, Reply>>} build
 */
export async function answerRequests(build) {
  const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);
  /** @type {Map<number, AbortController>} */
  const running = new Map();
  let closing = false;

  function closeWhenDone() {
    if (closing && running.size === 0) port.close();
  }

  try {
    const answer = await build(workerData);
    port.on("message", async ({ id, request, cancel, close }) => {
      if (cancel !== undefined) return running.get(cancel)?.abort();
      if (close) {
        closing = true;
        return closeWhenDone();
      }
      const controller = new AbortController();
      running.set(id, controller);
      port.postMessage({ begun: id });
      try {
        const { reply, transfer = [] } = await answer(request, controller.signal);
        port.postMessage({ id, reply }, transfer);
      } catch (error) {
        port.postMessage({ id, error: /** @type {Error} */ (error).message });
      } finally {
        running.delete(id);
        closeWhenDone();
      }
    });
    port.postMessage({ ready: true });
  } catch (error) {
    port.postMessage({ failed: /** @type {Error} */ (error).message });
    port.close();
  }
}
