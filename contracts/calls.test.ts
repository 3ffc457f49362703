import * as v from "valibot";
import { expect, test } from "vitest";
import { audioFormat, frameBytes, frameMs, frameSamples, voicePaths } from "./call-numbers.ts";
import { sessionRequest, webCall, webCallRequest } from "./calls.ts";
import { isDemoEmail } from "./demo-email.ts";

const made = {
  id: "c1",
  orgId: "o1",
  type: "webCall",
  status: "queued",
  createdAt: "2026-11-15T12:00:00Z",
  updatedAt: "2026-11-15T12:00:00Z",
  assistantId: "incident-documenter",
  assistantOverrides: { variableValues: { email: "ana@example.com" } },
  webCallUrl: "wss://example.com/voice/c1/transport",
  artifactPlan: { videoRecordingEnabled: false, recordingEnabled: false },
  transport: {
    provider: "vapi.websocket",
    websocketCallUrl: "wss://example.com/voice/c1/transport",
    audioFormat,
    assistantVideoEnabled: false,
  },
  callToken: "only-this-call",
};

test("twenty milliseconds of sound are 640 bytes", () => {
  expect(frameSamples).toBe((audioFormat.sampleRate * frameMs) / 1000);
  expect(frameBytes).toBe(frameSamples * 2);
});

test("a call needs an assistant or a squad", () => {
  expect(v.safeParse(webCallRequest, {}).issues?.[0].message).toBe("Assistant or Squad must be provided.");
  for (const asked of [{ assistant: {} }, { assistantId: "a" }, { squad: {} }, { squadId: "s" }]) {
    expect(v.is(webCallRequest, asked)).toBe(true);
  }
});

test("a call is answered with the way to join it", () => {
  expect(v.parse(webCall, made)).toEqual(made);
  const hosted = { ...made, transport: { provider: "daily", callUrl: "https://x.daily.co/y" } };
  expect(v.parse(webCall, hosted).transport.provider).toBe("daily");
  expect(v.is(webCall, { ...made, transport: { provider: "telegraph" } })).toBe(false);
});

test.each(["ana@example.com", "a.b+c@d.e.f"])("%s may start the demo", (email) => {
  expect(isDemoEmail(email)).toBe(true);
  expect(v.is(sessionRequest, { email })).toBe(true);
});

test.each(["", "ana", "ana@example", "a b@example.com", "ana@@example.com", "ana@example.com ", "@a.b"])(
  "%j may not",
  (email) => {
    expect(isDemoEmail(email)).toBe(false);
  },
);

test("an address longer than any real one is refused", () => {
  expect(isDemoEmail(`${"a".repeat(249)}@b.cd`)).toBe(true);
  expect(isDemoEmail(`${"a".repeat(250)}@b.cd`)).toBe(false);
});

test("an id cannot leave its place in a path", () => {
  expect(voicePaths.call("../x")).toBe("/voice/call/..%2Fx");
});
