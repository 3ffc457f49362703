import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { guardProcess } from "./process-guards.ts";

function guarded(stop: () => Promise<unknown>, timeLimitMs?: number) {
  const fake = Object.assign(new EventEmitter(), { exit: vi.fn() });
  const reportError = vi.fn();
  const services = timeLimitMs === undefined ? { reportError, stop } : { reportError, stop, timeLimitMs };
  const release = guardProcess(fake as unknown as NodeJS.Process, services);
  return { fake, reportError, release };
}

test.each(["unhandledRejection", "uncaughtException"])(
  "an %s is reported, then the process stops and goes",
  async (event) => {
    const stop = vi.fn(async () => {});
    const { fake, reportError } = guarded(stop);
    const error = new Error("lost");
    fake.emit(event, error);
    await expect.poll(() => fake.exit.mock.calls).toEqual([[1]]);

    expect(reportError).toHaveBeenCalledExactlyOnceWith(error, { where: expect.any(String) });
    expect(stop).toHaveBeenCalledOnce();
  },
);

test("a second error while stopping is reported but does not stop twice", async () => {
  const stop = vi.fn(async () => {});
  const { fake, reportError } = guarded(stop);
  fake.emit("uncaughtException", new Error("first"));
  fake.emit("unhandledRejection", new Error("second"));
  await expect.poll(() => fake.exit.mock.calls).toEqual([[1]]);

  expect(stop).toHaveBeenCalledOnce();
  expect(reportError).toHaveBeenCalledTimes(2);
});

test("a stop that fails or hangs does not keep the process", async () => {
  const failing = guarded(async () => Promise.reject(new Error("still busy")));
  failing.fake.emit("uncaughtException", new Error("first"));
  await expect.poll(() => failing.fake.exit.mock.calls).toEqual([[1]]);
  expect(failing.reportError).toHaveBeenCalledTimes(2);

  const hanging = guarded(() => new Promise(() => {}), 10);
  hanging.fake.emit("uncaughtException", new Error("first"));
  await expect.poll(() => hanging.fake.exit.mock.calls).toEqual([[1]]);
});

test("a released process is left alone", () => {
  const { fake, release } = guarded(async () => {});
  release();
  expect(fake.listenerCount("unhandledRejection") + fake.listenerCount("uncaughtException")).toBe(0);
});
