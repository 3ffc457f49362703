import { expect, test, vi } from "vitest";
import { createLog } from "./log.ts";
import type { ReportedError } from "./report-error.ts";
import { createSentryForwarder, parseDsn } from "./sentry.ts";

const dsn = "https://abc123@errors.example.com/42";
const broken: ReportedError = {
  type: "TypeError",
  message: "no lead for ana@example.com",
  stack: "TypeError: no lead\n    at keep (/srv/leads.js:10:5)\n    at handle (/srv/app.js:20:7)",
  cause: { type: "Error", message: "call 415-555-0100" },
  where: "handler",
  source: "server",
  path: "/contact",
};

function forwarderWith(fetch: typeof globalThis.fetch, timeoutMs = 50) {
  const lines: string[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => lines.push(line) } });
  const now = () => new Date("2026-11-15T16:00:00Z");
  return { lines, forward: createSentryForwarder({ dsn, log, now, fetch, timeoutMs, release: "1.2.3" }) };
}

test("a DSN names the envelope's address and the key", () => {
  expect(parseDsn(dsn)).toEqual({
    envelopeUrl: "https://errors.example.com/api/42/envelope/",
    publicKey: "abc123",
  });
  expect(parseDsn("http://k@localhost:8000/glitch/tip/7").envelopeUrl).toBe(
    "http://localhost:8000/glitch/tip/api/7/envelope/",
  );
});

test.each(["", "errors.example.com", "https://errors.example.com/42", "https://k@host/", "ftp://k@host/1"])(
  "the DSN %j is refused without being repeated",
  (text) => {
    expect(() => parseDsn(text)).toThrow("A DSN looks like https://key@errors.example.com/42");
  },
);

test("an error is sent as an envelope, causes first and scrubbed", async () => {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response("{}"));
  await forwarderWith(fetch as typeof globalThis.fetch).forward(broken);

  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe("https://errors.example.com/api/42/envelope/");
  expect(init?.redirect).toBe("error");
  expect(init?.headers).toMatchObject({ "x-sentry-auth": expect.stringContaining("sentry_key=abc123") });

  const [header, item, event] = `${init?.body}`
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(item).toEqual({ type: "event" });
  expect(event).toMatchObject({ event_id: header.event_id, release: "1.2.3", transaction: "/contact" });
  expect(event.event_id).toMatch(/^[0-9a-f]{32}$/);
  expect(event.exception.values).toMatchObject([
    { type: "Error", value: "call [number]" },
    { type: "TypeError", value: "no lead for [email]" },
  ]);
  expect(event.exception.values[1].stacktrace.frames).toEqual([
    { function: "handle", filename: "/srv/app.js", lineno: 20, colno: 7 },
    { function: "keep", filename: "/srv/leads.js", lineno: 10, colno: 5 },
  ]);
});

test("a collector that refuses, fails or hangs costs one warning and nothing else", async () => {
  const refusing = forwarderWith(async () => new Response(null, { status: 429 }));
  const failing = forwarderWith(async () => Promise.reject(new TypeError("fetch failed")));
  const hanging = forwarderWith(
    (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  );
  for (const { forward, lines } of [refusing, failing, hanging]) {
    await expect(forward(broken)).resolves.toBeUndefined();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"level":"warn"');
  }
});

test("a storm of errors does not pile up requests", async () => {
  const fetch = vi.fn(async () => new Promise<Response>((resolve) => setTimeout(resolve, 5, new Response())));
  const { forward } = forwarderWith(fetch);
  await Promise.all(Array.from({ length: 100 }, () => forward(broken)));
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(10);
});
