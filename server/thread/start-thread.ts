import "../engine-tells-nobody.ts";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { type Transferable, Worker } from "node:worker_threads";

/** The engine could not do this piece of work: it is broken, too far behind, or its thread ended. */
export class ThreadFailure extends Error {
  override readonly name = "ThreadFailure";
}

/** The engine did not finish while its asker had patience. */
export class TookTooLong extends ThreadFailure {}

/** How long an asker of urgent work waits for the engine, in one piece of work or several: each takes from it. */
export type Patience = { ms: number };

export type Thread<Request, Reply> = {
  /** Settles once the engine is loaded, or rejects with the reason why it cannot be. */
  readonly ready: Promise<void>;
  ask(request: Request, options?: AskOptions): Promise<Reply>;
  close(): Promise<void>;
};

type AskOptions = {
  /** Takes the work out of the queue, or stops it at the engine's next step. */
  signal?: AbortSignal | undefined;
  /** Goes before all work that is not urgent. */
  urgent?: boolean;
  /** Whoever waits for urgent work waits no longer than this from when the engine begins it; the engine ends it. */
  patience?: Patience;
  /** Buffers handed over instead of copied. */
  transfer?: Transferable[];
};

type ThreadSettings = {
  /** For messages: "hearing", "speaking". */
  title: string;
  file: URL;
  workerData: unknown;
  maxWaiting: number;
  /** A request that takes longer than this has hung; its thread is replaced. */
  maxMs: number;
  /** How long a stop waits for the thread; after that it is left to itself. */
  closingMs?: number;
};

type Task<Request, Reply> = AskOptions & {
  id: number;
  request: Request;
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
  begunAt?: number;
};
type Answer<Reply> = { id: number; reply: Reply; error?: string } & {
  ready?: true;
  failed?: string;
  /** The work that the engine has just begun. */
  begun?: number;
};

/** Threads in the middle of a piece of work, or of loading their engine. */
const atWork = new Set<Worker>();
const whoWaits = new Set<() => void>();

function rest(worker: Worker) {
  atWork.delete(worker);
  if (atWork.size > 0) return;
  for (const tell of whoWaits) tell();
  whoWaits.clear();
}

/** A process that exits while a thread is inside its engine is aborted by that engine, with its memory on the disk. */
export const threadsAreAtRest = () => atWork.size === 0;

export function threadsAtRest(): Promise<void> {
  return threadsAreAtRest() ? Promise.resolve() : new Promise((resolve) => whoWaits.add(resolve));
}

/**
 * An engine in a thread of its own. Work waits here, in order of urgency, and goes over one piece at a time, so
 * that what is cancelled while it waits costs nothing. When the thread ends unasked, the work it held fails,
 * a new thread starts, and the waiting work goes on.
 */
export function startThread<Request, Reply>(settings: ThreadSettings): Thread<Request, Reply> {
  const { closingMs = 4_000 } = settings;
  type Work = Task<Request, Reply>;
  let waiting: Work[] = [];
  let inFlight: Work | undefined;
  let overdue: NodeJS.Timeout | undefined;
  let impatient: NodeJS.Timeout | undefined;
  const left = new Set<Worker>();
  let nextId = 1;
  let closed = false;
  let loaded = false;
  let worker: Worker | undefined;
  let ready = start();

  function start(): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const started = new Worker(settings.file, { workerData: settings.workerData });
      worker = started;
      atWork.add(started);
      let reason = `The ${settings.title} thread stopped`;
      started.on("message", (answer: Answer<Reply>) => {
        if (answer.begun === undefined) rest(started);
        if (answer.ready) {
          loaded = true;
          resolve();
          send();
        } else if (answer.failed) {
          reason = `The ${settings.title} engine cannot start: ${answer.failed}`;
        } else if (answer.begun !== undefined) begin(answer.begun);
        else settle(answer);
      });
      started.on("error", (error) => {
        reason = `The ${settings.title} thread stopped: ${error.message}`;
      });
      started.on("exit", () => {
        rest(started);
        const failure = new ThreadFailure(reason);
        reject(failure);
        ended(failure);
      });
    });
  }

  function ended(failure: ThreadFailure) {
    clearTimeout(overdue);
    clearTimeout(impatient);
    worker = undefined;
    inFlight?.reject(failure);
    inFlight = undefined;
    if (!loaded || closed) {
      for (const task of waiting) task.reject(failure);
      waiting = [];
    }
    loaded = false;
    if (waiting.length > 0) restart();
  }

  function restart() {
    ready = start();
    ready.catch(() => {});
  }

  function send() {
    if (!loaded || inFlight || !worker) return;
    const urgent = waiting.findIndex((task) => task.urgent);
    const [task] = waiting.splice(Math.max(0, urgent), 1);
    if (!task) {
      // A closing thread is waited for, even by a process that has nothing else to do.
      if (!closed) worker.unref();
      return;
    }
    inFlight = task;
    worker.ref();
    atWork.add(worker);
    worker.postMessage({ id: task.id, request: task.request }, task.transfer);
    overdue = setTimeout(abandon, settings.maxMs);
  }

  function begin(id: number) {
    const task = inFlight;
    if (task?.id !== id || !task.urgent || !task.patience) return;
    task.begunAt = performance.now();
    impatient = setTimeout(() => {
      worker?.postMessage({ cancel: id });
      task.reject(new TookTooLong(`${capitalised(settings.title)} took too long`));
    }, task.patience.ms);
  }

  /** Leaves a thread that hangs to itself, and goes on with a new one. */
  function abandon() {
    const hanging = worker;
    hanging?.removeAllListeners();
    hanging?.on("error", () => {});
    if (hanging) left.add(hanging);
    hanging?.on("exit", () => {
      rest(hanging);
      left.delete(hanging);
    });
    hanging?.postMessage({ close: true });
    hanging?.unref();
    ended(new ThreadFailure(`The ${settings.title} thread did not answer in time`));
  }

  function settle({ id, reply, error }: Answer<Reply>) {
    if (inFlight?.id !== id) return;
    const done = inFlight;
    clearTimeout(overdue);
    clearTimeout(impatient);
    inFlight = undefined;
    send();
    if (done.patience && done.begunAt !== undefined) done.patience.ms -= performance.now() - done.begunAt;
    if (error === undefined) done.resolve(reply);
    else done.reject(new ThreadFailure(`${capitalised(settings.title)} failed: ${error}`));
  }

  function ask(request: Request, options: AskOptions = {}): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const { signal } = options;
      if (closed) return reject(new ThreadFailure(`The ${settings.title} thread is closed`));
      if (signal?.aborted) return reject(signal.reason);
      if (waiting.length >= settings.maxWaiting) {
        return reject(new ThreadFailure(`The ${settings.title} thread is too far behind`));
      }
      const forget = () => signal?.removeEventListener("abort", callOff);
      const task: Work = {
        ...options,
        id: nextId++,
        request,
        resolve: (reply) => {
          forget();
          resolve(reply);
        },
        reject: (error) => {
          forget();
          reject(error);
        },
      };
      const callOff = () => cancel(task, signal?.reason);
      signal?.addEventListener("abort", callOff);
      waiting.push(task);
      if (worker) send();
      else restart();
    });
  }

  function cancel(task: Work, reason: unknown) {
    if (inFlight === task) worker?.postMessage({ cancel: task.id });
    waiting = waiting.filter((other) => other !== task);
    task.reject(reason);
  }

  /** Ends the thread at its own pace: one stopped in the middle of an inference takes the process with it. */
  async function close() {
    closed = true;
    for (const task of waiting) task.reject(new ThreadFailure(`The ${settings.title} thread is closed`));
    waiting = [];
    const leaving = worker ? [worker, ...left] : [...left];
    const exited = Promise.all(leaving.map((thread) => once(thread, "exit")));
    for (const thread of leaving) thread.ref();
    worker?.postMessage({ close: true });
    await Promise.race([exited, wait(closingMs, undefined, { ref: false })]);
    for (const thread of leaving) thread.unref();
  }

  ready.catch(() => {});
  return {
    get ready() {
      return ready;
    },
    ask,
    close,
  };
}

function capitalised(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
