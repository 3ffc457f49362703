import { expect, test } from "vitest";
import { scrub } from "./scrub.ts";

test.each([
  ["write to Ana.Lopez+care@Example.co.uk today", "write to [email] today"],
  ["user=ana%40example.com", "[email]"],
  ["call (415) 555-0100 or +49 30 901820", "call [number] or [number]"],
  ["tel:+1%20415%20555%200100.", "tel:[number]."],
  ["from 203.0.113.9 and 2001:db8::1", "from [ip] and [ip]"],
])("%s becomes %s", (text, clean) => {
  expect(scrub(text)).toBe(clean);
});

test.each([
  "lead 6f9619ff-8b86-1011-8424-001122334455 kept",
  "at 2026-11-15T15:55:15.123Z",
  "listening on http://127.0.0.1:3000",
  "start@https://tendwell.example/assets/talk.js:12:345",
  "at node_modules/@fastify/websocket/index.js:120:15",
  "answered 204 in 12.345 ms on Node 20.19.5",
])("%s stays as it is", (text) => {
  expect(scrub(text)).toBe(text);
});

test("a long hostile text is scrubbed quickly", () => {
  const before = process.cpuUsage();
  for (const piece of ["a", "a.", "1-", "((", "%25", "@a", "a@a.", "f:", "1 ", "%2540"]) scrub(piece.repeat(4000));
  // Work done, not time passed, which on a busy machine are two things.
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});
