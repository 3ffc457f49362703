import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requestCall } from "./request-call.ts";
import { socketCall } from "./testing/fake-world.ts";

type Answer = { status: number; body: unknown } | "unreachable";
let answers: Answer[];
let asked: { path: string; token?: string; body: unknown }[];

beforeEach(() => {
  answers = [{ status: 201, body: { token: "one-use", expiresAt: "2026-11-15T12:01:00Z" } }];
  asked = [];
  vi.stubGlobal("fetch", async (path: string, options: RequestInit) => {
    const answer = answers.shift();
    options.signal?.throwIfAborted();
    const token = new Headers(options.headers).get("authorization") ?? undefined;
    asked.push({ path, token, body: JSON.parse(String(options.body)) });
    if (!answer || answer === "unreachable") throw new TypeError("Failed to fetch");
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const request = { assistantId: "a" };
const ask = (signal = new AbortController().signal) =>
  requestCall({ email: "ana@example.com", consentVersion: "2026-en" }, request, signal);

test("a session is asked for first, and its token opens the call", async () => {
  answers.push({ status: 201, body: socketCall });
  expect(await ask()).toEqual(socketCall);
  expect(asked).toEqual([
    {
      path: "/voice/session",
      token: undefined,
      body: { email: "ana@example.com", consentVersion: "2026-en" },
    },
    { path: "/voice/call/web", token: "Bearer one-use", body: request },
  ]);
});

test.each([
  [401, "unauthorized"],
  [403, "unauthorized"],
  [429, "rate-limited"],
  [503, "busy"],
  [500, "provider"],
])("a refusal with %i is %s, in the server's words", async (status, code) => {
  answers.push({ status, body: { statusCode: status, message: "All lines are busy.", error: "x" } });
  await expect(ask()).rejects.toMatchObject({ code, message: "All lines are busy." });
});

test("a refusal that cannot be read keeps its status", async () => {
  answers.push({ status: 502, body: "<html>" });
  await expect(ask()).rejects.toMatchObject({ code: "provider", message: "The server answered 502." });
});

test("a server out of reach is a matter of the network", async () => {
  answers = ["unreachable"];
  await expect(ask()).rejects.toMatchObject({ code: "network" });
});

test("a call that says no way to join it is refused", async () => {
  answers.push({ status: 201, body: { ...socketCall, transport: { provider: "pigeon" } } });
  await expect(ask()).rejects.toMatchObject({ code: "provider" });
});

test("no call is asked for once nobody wants it", async () => {
  const abort = new AbortController();
  abort.abort();
  await expect(ask(abort.signal)).rejects.toThrow();
  expect(asked).toEqual([]);
});
