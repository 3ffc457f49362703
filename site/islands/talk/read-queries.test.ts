import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./read-queries.ts";

afterEach(() => vi.unstubAllGlobals());

test("Data cache defaults: garbage collection 5 minutes, 3 retries with exponential back-off capped at 30 s", () => {
  vi.stubGlobal("window", {});
  const { gcTime, retry, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
  expect([gcTime, retry]).toEqual([300_000, 3]);
  const waits = [0, 1, 2, 4, 5, 20].map((attempt) =>
    typeof retryDelay === "function" ? retryDelay(attempt, new Error()) : undefined,
  );
  expect(waits).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
});
