import { Worker } from "node:worker_threads";
import { threadFile } from "../thread-file.ts";
import { StoreFailure } from "./database.ts";
import type { Answer, Order, Start } from "./sqlite-messages.ts";

type Asked = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

type SqliteThread = {
  /** Rejects with StoreFailure when the thread cannot do it, or ends before it has answered. */
  ask(order: Order): Promise<Answer>;
  close(): Promise<void>;
};

/** The thread that holds the store. One that ends unasked fails what it held, and another takes its place. */
export async function startSqliteThread(start: Start, troubled: (error: Error) => void): Promise<SqliteThread> {
  let worker: Worker | undefined;
  let asked: Asked[] = [];
  let closed: (() => void) | undefined;
  await begin();

  async function begin(): Promise<void> {
    const started = new Worker(threadFile("sqlite-worker", import.meta.url), { workerData: start });
    worker = started;
    started.on("message", (answer: Answer) => {
      const { resolve, reject } = asked.shift() ?? {};
      if (asked.length === 0) started.unref();
      if (answer.trouble) reject?.(new StoreFailure(answer.trouble.message, answer.trouble.code));
      else resolve?.(answer);
    });
    let isOpen = false;
    started.on("error", troubled);
    started.on("exit", () => {
      worker = undefined;
      const failed = asked;
      asked = [];
      for (const { reject } of failed) reject(new StoreFailure("The database thread stopped"));
      if (closed) closed();
      else if (isOpen) beginAgain();
    });
    try {
      await ask({ order: "open" });
      isOpen = true;
    } catch (error) {
      await started.terminate();
      throw error;
    }
  }

  function beginAgain() {
    begin().catch((error) => {
      troubled(error);
      setTimeout(beginAgain, 1000).unref();
    });
  }

  function ask(order: Order): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (closed) return reject(new StoreFailure("The database is closed"));
      if (!worker) return reject(new StoreFailure("The database thread is starting again"));
      asked.push({ resolve, reject });
      worker.ref();
      worker.postMessage(order);
    });
  }

  return {
    ask,
    close: () =>
      new Promise((resolve) => {
        closed = resolve;
        if (!worker) return resolve();
        const last: Order = { order: "close" };
        worker.ref();
        worker.postMessage(last);
      }),
  };
}
