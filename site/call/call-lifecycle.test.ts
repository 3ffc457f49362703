import fc from "fast-check";
import { expect, test } from "vitest";
import { type CallEvent, nextWake, volumeOf } from "./call-lifecycle.ts";
import { after, playCall } from "./testing/play-call.ts";

const start: CallEvent = { kind: "start-asked" };
const listens: CallEvent = { kind: "assistant-listened" };
const stop: CallEvent = { kind: "stop-asked", reason: "user" };
const closes: CallEvent = { kind: "wire-closed" };
const fails: CallEvent = { kind: "failed", error: { code: "network", fatal: true, message: "lost" } };
const heard = (level: number): CallEvent => ({ kind: "assistant-heard", level });
const says = (message: Extract<CallEvent, { kind: "message-came" }>["message"]): CallEvent => ({
  kind: "message-came",
  message,
});
const serverEnds = says({ type: "status-update", status: "ended", endedReason: "silence-timed-out" });
const visitorStops = says({ type: "speech-update", status: "stopped", role: "user" });
const report = { type: "end-of-call-report" as const, endedReason: "silence-timed-out" };

test("a call goes from idle to connecting, to in-call when the assistant listens, and back when stopped", () => {
  const { story } = playCall(start, { kind: "call-created", callId: "c1" }, after(500), listens, after(9), stop);
  expect(story).toEqual([
    "0 phase connecting",
    "0 connect",
    "500 phase in-call",
    "500 call-start",
    "509 let-go",
    "509 volume-level",
    "509 local-volume-level",
    "509 phase idle",
    "509 call-end",
    "509 message",
  ]);
});

test("starting twice is ignored while started", () => {
  expect(playCall(start, start, listens, start).count("connect")).toBe(1);
});

test("a call can be started again after it ended", () => {
  expect(playCall(start, listens, stop, start, listens).count("call-start")).toBe(2);
});

test("stop while connecting lets everything go, tells the server and never starts the call", () => {
  const { story, played } = playCall(start, after(100), stop, listens, heard(1), fails);
  expect(story).toEqual(["0 phase connecting", "0 connect", "100 let-go", "100 phase idle"]);
  expect(played[2]?.action).toEqual({ kind: "let-go", tellServer: true });
});

test("leaving emits call-end, then says once that the customer ended the call", () => {
  for (const leave of [stop, closes]) {
    const { emitted } = playCall(start, listens, leave, leave, closes);
    expect(emitted("call-end")).toEqual([{ endedReason: "customer-ended-call", report: undefined }]);
    expect(emitted("message")).toEqual([
      { type: "status-update", status: "ended", endedReason: "customer-ended-call" },
    ]);
  }
});

test("the end that the server told is not told again", () => {
  const { emitted, count } = playCall(start, listens, serverEnds, closes);
  expect(count("message")).toBe(1);
  expect(emitted("call-end")).toEqual([{ endedReason: "silence-timed-out", report: undefined }]);
});

test("the report ends the call and goes along with its end", () => {
  const { emitted } = playCall(start, listens, serverEnds, after(100), says(report), closes);
  expect(emitted("call-end")).toEqual([{ endedReason: "silence-timed-out", report }]);
});

test("an ended call waits two seconds for its report, and no longer", () => {
  expect(playCall(start, listens, serverEnds, after(1999)).count("call-end")).toBe(0);
  expect(playCall(start, listens, serverEnds, after(2000)).count("call-end")).toBe(1);
});

test("a report that comes after the visitor hung up is passed on, and a second end is not", () => {
  const { emitted, count } = playCall(start, listens, stop, serverEnds, says(report));
  expect(emitted("message").map((message) => (message as { type: string }).type)).toEqual([
    "status-update",
    "end-of-call-report",
  ]);
  expect(count("call-end")).toBe(1);
});

test("a fatal error while connecting is told once and returns to idle without an end", () => {
  const { story } = playCall(start, fails, fails, closes);
  expect(story.slice(2)).toEqual(["0 error", "0 let-go", "0 phase idle"]);
});

test("a fatal error in a call ends it once, and the end is the one the specification names", () => {
  const { count, emitted } = playCall(start, listens, fails, fails, closes);
  expect(count("error")).toBe(1);
  expect(emitted("call-end")).toEqual([{ endedReason: "customer-ended-call", report: undefined }]);
});

test("an error that is not fatal changes nothing", () => {
  const blocked: CallEvent = {
    kind: "failed",
    error: { code: "audio-blocked", fatal: false, message: "tap" },
  };
  const { state, count } = playCall(start, listens, blocked);
  expect(state.phase).toBe("in-call");
  expect(count("error")).toBe(1);
});

test("being put out of a running call is its normal end; out of one that has not begun, an error", () => {
  const ejected: CallEvent = { kind: "failed", error: { code: "ejected", fatal: true, message: "out" } };
  expect(playCall(start, listens, ejected).count("error")).toBe(0);
  expect(playCall(start, listens, ejected).count("call-end")).toBe(1);
  expect(playCall(start, ejected).count("error")).toBe(1);
});

test("a lost wire after the server said goodbye is no error", () => {
  expect(playCall(start, listens, serverEnds, fails).count("error")).toBe(0);
});

test("a wire that closes before the assistant listened is an error", () => {
  expect(playCall(start, closes).emitted("error")).toMatchObject([{ code: "provider", fatal: true }]);
});

test("a call that the server ends before the assistant listened is an error", () => {
  const { count } = playCall(start, serverEnds, after(2000));
  expect(count("error")).toBe(1);
  expect(count("call-end")).toBe(0);
});

test("connecting is given up after 20 seconds", () => {
  expect(playCall(start, after(19_999)).state.phase).toBe("connecting");
  const { story, emitted } = playCall(start, after(20_000));
  expect(story.slice(2)).toEqual(["20000 error", "20000 let-go", "20000 phase idle"]);
  expect(emitted("error")).toMatchObject([{ code: "connect-timeout" }]);
});

test("the time a visitor takes to allow the microphone does not count", () => {
  const asked: CallEvent = { kind: "wait-began" };
  const answered: CallEvent = { kind: "wait-ended" };
  const patient = [start, after(1000), asked, after(300_000), answered] as const;
  expect(playCall(...patient, after(18_999)).state.phase).toBe("connecting");
  expect(playCall(...patient, after(19_000)).state.phase).toBe("idle");
  expect(playCall(...patient, listens, after(60_000)).state.phase).toBe("in-call");
});

test("speech starts above a level of 0.01 and ends one second after the last such level", () => {
  expect(playCall(start, listens, heard(0.01)).count("speech-start")).toBe(0);
  const { story } = playCall(start, listens, heard(0.011), after(900), heard(0.2), after(100), heard(0), after(2000));
  expect(story.filter((line) => line.includes("speech-"))).toEqual(["0 speech-start", "1900 speech-end"]);
});

test("no speech-end comes after the call's end", () => {
  expect(playCall(start, listens, heard(0.2), stop, after(5000)).count("speech-end")).toBe(0);
});

test("nothing is heard before the assistant listens", () => {
  expect(playCall(start, heard(0.5)).count("speech-start")).toBe(0);
});

test("volume is the level over 0.15, at most 1", () => {
  expect(volumeOf(0.011)).toBeCloseTo(0.0733, 4);
  expect(volumeOf(0.15)).toBe(1);
  expect(volumeOf(0.9)).toBe(1);
  expect(playCall(start, listens, heard(0.075)).emitted("volume-level")).toEqual([0.5]);
});

test("latency runs from the visitor's last sound to the assistant's first", () => {
  const visitor = (loudAt?: number): CallEvent => ({ kind: "visitor-heard", level: 0.1, loudAt });
  const { emitted } = playCall(
    start,
    listens,
    after(1000),
    visitor(1000),
    after(400),
    visitorStops,
    after(300),
    heard(0.005),
    heard(0.1),
    heard(0.1),
    heard(0),
    visitorStops,
    after(250),
    heard(0.1),
  );
  expect(emitted("latency")).toEqual([
    { turn: 1, ms: 700 },
    { turn: 2, ms: 950 },
  ]);
});

test("in a noisy room latency counts from the moment the server knew", () => {
  const { emitted } = playCall(start, listens, after(800), visitorStops, after(200), heard(0.1));
  expect(emitted("latency")).toEqual([{ turn: 1, ms: 200 }]);
});

test("a murmur that the assistant talks over is no turn", () => {
  expect(playCall(start, listens, heard(0.1), visitorStops, heard(0.1)).count("latency")).toBe(0);
});

test("a visitor who goes on talking has not ended the turn", () => {
  const goesOn = says({ type: "speech-update", status: "started", role: "user" });
  expect(playCall(start, listens, visitorStops, goesOn, after(100), heard(0.1)).count("latency")).toBe(0);
});

test("whatever happens, each call has one start, one end and one fatal error at most, and idle needs no clock", () => {
  const anyEvent = fc.oneof(
    fc.constantFrom(start, listens, stop, closes, fails, serverEnds, says(report), visitorStops),
    fc.double({ min: 0, max: 1, noNaN: true }).map(heard),
    fc.integer({ min: 0, max: 25_000 }).map(after),
  );
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (script) => {
      const { played, state } = playCall(...script);
      let open = false;
      let held = false;
      for (const { action } of played) {
        if (action.kind === "connect") {
          expect(held).toBe(false);
          held = true;
        }
        if (action.kind === "let-go") held = false;
        if (action.kind !== "emit") continue;
        if (action.event === "call-start") {
          expect(open).toBe(false);
          open = true;
        }
        if (action.event === "call-end") {
          expect(open).toBe(true);
          open = false;
        }
        if (action.event === "speech-end") expect(open).toBe(true);
      }
      expect(held).toBe(state.phase !== "idle");
      expect(open).toBe(state.phase === "in-call");
      if (state.phase === "idle") expect(nextWake(state)).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});
