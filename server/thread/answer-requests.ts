import { type MessagePort, parentPort, workerData } from "node:worker_threads";

type Answer<Request, Reply> = (
  request: Request,
  signal: AbortSignal,
) => Promise<{ reply: Reply; transfer?: ArrayBuffer[] }>;

/** The thread's half of the channel in start-thread.ts: builds the engine once, then answers one request at a time. */
export async function answerRequests<Settings, Request, Reply>(
  build: (settings: Settings) => Promise<Answer<Request, Reply>>,
) {
  const port = parentPort as MessagePort;
  const running = new Map<number, AbortController>();
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
        port.postMessage({ id, error: (error as Error).message });
      } finally {
        running.delete(id);
        closeWhenDone();
      }
    });
    port.postMessage({ ready: true });
  } catch (error) {
    port.postMessage({ failed: (error as Error).message });
    port.close();
  }
}
