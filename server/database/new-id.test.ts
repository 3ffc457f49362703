import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

test("ids are UUIDs of version 7 that sort by time, and no two are alike", () => {
  const start = Date.UTC(2026, 0, 1);
  const ids = Array.from({ length: 1000 }, (_, index) => newId(start + index));

  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect([...ids].sort()).toEqual(ids);
  expect(Number.parseInt(newId(start).replaceAll("-", "").slice(0, 12), 16)).toBe(start);
  expect(new Set(Array.from({ length: 1000 }, () => newId(start))).size).toBe(1000);
});
