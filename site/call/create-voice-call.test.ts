import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallFailure } from "./call-failure.ts";
import { createVoiceCall } from "./create-voice-call.ts";
import { createFakeWorld, fakeMicrophone, roomCall, socketCall } from "./testing/fake-world.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ana = { email: "ana@example.com" };
const watched = ["phase", "call-start", "call-end", "error", "muted"] as const;

function setUp(changes: Parameters<typeof createFakeWorld>[0] = {}) {
  const { world, seen } = createFakeWorld(changes);
  const call = createVoiceCall(world);
  const story: string[] = [];
  for (const event of watched) {
    call.on(event, (value?: unknown) => {
      const { code, endedReason } = (value ?? {}) as { code?: string; endedReason?: string };
      story.push([event, typeof value === "object" ? (code ?? endedReason) : value].filter(Boolean).join(" "));
    });
  }
  return { call, seen, story, settle: () => vi.advanceTimersByTimeAsync(0) };
}

/** A call with its assistant listening. */
async function setUpTalking(changes?: Parameters<typeof createFakeWorld>[0]) {
  const parts = setUp(changes);
  void parts.call.start(ana);
  await parts.settle();
  const wire = parts.seen.hosted[0] ?? parts.seen.embedded[0];
  if (!wire) throw new Error("There is no wire.");
  wire.events.listened();
  return { ...parts, wire };
}

/** A promise that the test keeps when it wants to. */
function later<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (problem: unknown) => void = () => {};
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

test("a call asks for the microphone first, then for itself, with the email as a variable", async () => {
  const order: string[] = [];
  const { call, seen, settle } = setUp({
    openMicrophone: async () => {
      order.push("microphone");
      return fakeMicrophone().stream;
    },
    requestCall: async ({ email }, request) => {
      order.push(`call for ${email} ${JSON.stringify(request)}`);
      return socketCall;
    },
  });
  void call.start({ ...ana, variableValues: { setting: "home_care" } });
  expect(seen.embedded).toHaveLength(1);
  await settle();
  expect(order).toEqual([
    "microphone",
    'call for ana@example.com {"assistantId":"incident-documenter",' +
      '"assistantOverrides":{"variableValues":{"setting":"home_care","email":"ana@example.com"}}}',
  ]);
  expect(seen.embedded[0]?.done).toEqual(["hear", "unmute", "volume 1", "join"]);
  expect(call.callId).toBe("c1");
});

test("starting resolves when the assistant listens", async () => {
  const { call, seen, settle } = setUp();
  const started = call.start(ana);
  await settle();
  seen.embedded[0]?.events.listened();
  await started;
  expect(call.phase).toBe("in-call");
});

test("a squad can be asked for instead of the demo's assistant", async () => {
  const { call, seen, settle } = setUp();
  void call.start({ email: "ana@example.com", squadId: "night-shift" });
  await settle();
  expect(seen.requests[0]?.request).toMatchObject({ squadId: "night-shift" });
  expect(seen.requests[0]?.request.assistantId).toBeUndefined();
});

test("without an assistant or a squad nothing starts", async () => {
  const { call, seen } = setUp();
  await expect(call.start({ email: "ana@example.com", assistantId: "" })).rejects.toThrow(
    "Assistant or Squad must be provided.",
  );
  expect(seen.embedded).toEqual([]);
});

test("starting twice is ignored", async () => {
  const { call, seen, settle } = setUp();
  void call.start(ana);
  await call.start(ana);
  await settle();
  expect(seen.requests).toHaveLength(1);
});

test("the email is told once, as quoted data that asks for no reply, before anything kept back", async () => {
  const { call, seen, settle } = setUp();
  void call.start({ ...ana, email: 'a"b@example.com' });
  call.sendText("It happened in the hall.");
  call.say("Hello");
  await settle();
  expect(seen.embedded[0]?.sent).toEqual([]);
  seen.embedded[0]?.events.listened();
  seen.embedded[0]?.events.listened();
  call.sendText("At ten.");
  expect(seen.embedded[0]?.sent).toEqual([
    {
      type: "add-message",
      message: { role: "system", content: 'The user\'s email is "a\\"b@example.com".' },
      triggerResponseEnabled: false,
    },
    { type: "add-message", message: { role: "user", content: "It happened in the hall." } },
    { type: "say", content: "Hello" },
    { type: "add-message", message: { role: "user", content: "At ten." } },
  ]);
});

test("a room is joined by the provider's client, and our own wire is given back", async () => {
  const { seen } = await setUpTalking({ requestCall: async () => roomCall });
  expect(seen.embedded[0]?.done.at(-1)).toBe("leave at once");
  expect(seen.hosted[0]?.done).toEqual(["hear", "unmute", "volume 1", "join"]);
});

test("stop while the visitor is asked for the microphone lets it go when it comes", async () => {
  const permission = later<MediaStream>();
  const { call, seen, story, settle } = setUp({ openMicrophone: () => permission.promise });
  void call.start(ana);
  await call.stop();
  const { stream, track } = fakeMicrophone();
  permission.resolve(stream);
  await settle();
  expect(track.isStopped).toBe(true);
  expect(seen.requests).toEqual([]);
  expect(seen.embedded[0]?.done).toEqual(["leave at once"]);
  expect(story).toEqual(["phase connecting", "phase idle"]);
});

test("stop while the call is being made ends it on the server when it comes", async () => {
  const made = later<typeof socketCall>();
  const { call, seen, settle } = setUp({ requestCall: () => made.promise });
  void call.start(ana);
  await settle();
  await call.stop();
  made.resolve(socketCall);
  await settle();
  expect(seen.ended).toEqual(["c1"]);
  expect(seen.embedded[0]?.done).not.toContain("join");
  expect(seen.microphones[0]?.track.isStopped).toBe(true);
});

test("stop while the provider's client loads never joins", async () => {
  const loading = later<never>();
  const { call, seen, settle } = setUp({
    requestCall: async () => roomCall,
    openHostedWire: () => loading.promise,
  });
  void call.start(ana);
  await settle();
  await call.stop();
  expect(seen.ended).toEqual(["c1"]);
  expect(call.phase).toBe("idle");
});

test("a stopped attempt cannot disturb the next one", async () => {
  const { call, seen, story, settle } = setUp();
  void call.start(ana);
  await settle();
  await call.stop();
  void call.start(ana);
  await settle();
  const [old, current] = seen.embedded;
  old?.events.listened();
  old?.events.failed({ code: "network", fatal: true, message: "late" });
  old?.events.closed();
  old?.events.messageCame({ type: "hang" });
  expect(call.phase).toBe("connecting");
  current?.events.listened();
  expect(story.filter((line) => line === "call-start")).toHaveLength(1);
});

test("a refused microphone is told by its kind, and everything is let go", async () => {
  const { call, seen, story } = setUp({
    openMicrophone: async () => {
      throw new CallFailure("mic-denied", "no");
    },
  });
  await call.start(ana);
  expect(story).toEqual(["phase connecting", "error mic-denied", "phase idle"]);
  expect(seen.embedded[0]?.done).toEqual(["leave at once"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a call that never begins is given up after 20 seconds, and the button works again", async () => {
  const { call, seen, story, settle } = setUp();
  const started = call.start(ana);
  await settle();
  await vi.advanceTimersByTimeAsync(20_000);
  await started;
  expect(story).toEqual(["phase connecting", "error connect-timeout", "phase idle"]);
  expect(seen.microphones[0]?.track.isStopped).toBe(true);
  expect(seen.ended).toEqual(["c1"]);
  void call.start(ana);
  await settle();
  seen.embedded[1]?.events.listened();
  expect(call.phase).toBe("in-call");
});

test("hanging up lets the microphone go at once and leaves the wire its last words", async () => {
  const { call, seen, wire, story } = await setUpTalking();
  const messages: string[] = [];
  call.on("message", ({ type }) => messages.push(type));
  const stopped = call.stop();
  expect(seen.microphones[0]?.track.isStopped).toBe(true);
  await stopped;
  expect(wire.done.at(-1)).toBe("leave");
  expect(seen.ended).toEqual([]);
  wire.events.messageCame({ type: "end-of-call-report", endedReason: "customer-ended-call" });
  expect(messages).toEqual(["status-update", "end-of-call-report"]);
  expect(story.slice(-2)).toEqual(["phase idle", "call-end customer-ended-call"]);
  expect(call.callToken).toBe("token-of-c1");
});

test("a page that goes away ends its call, also on the server", async () => {
  const { seen, story } = await setUpTalking();
  for (const hide of [...seen.pageHides]) hide();
  expect(seen.ended).toEqual(["c1"]);
  expect(story.at(-1)).toBe("call-end customer-ended-call");
  expect(seen.pageHides.size).toBe(0);
});

test("a signal stops a call", async () => {
  const { call, settle } = setUp();
  const abort = new AbortController();
  void call.start({ ...ana, signal: abort.signal });
  await settle();
  abort.abort();
  expect(call.phase).toBe("idle");
});

test("a listener that stops the call as it starts sees a start before the end", async () => {
  const { call, seen, story, settle } = setUp();
  call.on("phase", (phase) => {
    if (phase === "in-call") void call.stop();
  });
  void call.start(ana);
  await settle();
  seen.embedded[0]?.events.listened();
  expect(story).toEqual([
    "phase connecting",
    "phase in-call",
    "call-start",
    "phase idle",
    "call-end customer-ended-call",
  ]);
});

test("mute goes to the wire and to the microphone, and does not outlive the call", async () => {
  const { call, seen, wire, settle } = await setUpTalking();
  call.setMuted(true);
  call.setMuted(true);
  expect(seen.microphones[0]?.track.enabled).toBe(false);
  expect(wire.done.filter((done) => done === "mute")).toHaveLength(1);
  await call.stop();
  void call.start(ana);
  await settle();
  expect(call.muted).toBe(false);
  expect(seen.microphones[1]?.track.enabled).toBe(true);
});

test("another microphone takes over before the old one is let go", async () => {
  const { call, seen, wire } = await setUpTalking();
  await call.setInputDevice("usb");
  expect(wire.done.filter((done) => done === "hear")).toHaveLength(2);
  expect(seen.microphones.map(({ track }) => track.isStopped)).toEqual([true, false]);
  await call.stop();
  expect(seen.microphones[1]?.track.isStopped).toBe(true);
});

test("a broken microphone gives way to another that is on", async () => {
  const { call, seen, wire, settle } = await setUpTalking();
  call.setMuted(true);
  wire.events.microphoneBroke();
  await settle();
  expect(seen.microphones.map(({ track }) => track.isStopped)).toEqual([true, false]);
  expect(seen.microphones[1]?.track.enabled).toBe(true);
  expect(call.muted).toBe(false);
});

test("a loudspeaker chosen before or during a call is used, and a missing one ends nothing", async () => {
  const { call, seen, story, settle } = setUp();
  await call.setOutputDevice("headset");
  void call.start(ana);
  await settle();
  const [wire] = seen.embedded;
  expect(wire?.done).toContain("speaker headset");
  wire?.events.listened();
  if (wire) wire.setSpeaker = () => Promise.reject(new Error("gone"));
  await call.setOutputDevice("other");
  expect(call.phase).toBe("in-call");
  expect(story.at(-1)).toBe("error speaker-missing");
});

test("an unplugged microphone gives way to another, and without one the call goes on in writing", async () => {
  let plugged = 2;
  const microphones: ReturnType<typeof fakeMicrophone>[] = [];
  const { call, story, settle } = await setUpTalking({
    openMicrophone: async () => {
      if (plugged-- < 1) throw new CallFailure("mic-missing", "none left");
      const microphone = fakeMicrophone();
      microphones.push(microphone);
      return microphone.stream;
    },
  });
  microphones[0]?.track.onended?.();
  await settle();
  expect(microphones).toHaveLength(2);
  microphones[1]?.track.onended?.();
  await settle();
  expect(story.at(-1)).toBe("error mic-missing");
  expect(call.phase).toBe("in-call");
});

test("a call in writing asks for no microphone", async () => {
  const { call, seen, settle } = setUp();
  void call.start({ ...ana, typedOnly: true });
  await settle();
  seen.embedded[0]?.events.listened();
  expect(seen.microphones).toEqual([]);
  expect(seen.embedded[0]?.done).not.toContain("hear");
  expect(call.phase).toBe("in-call");
});

test("speech ends one second after the last sound, by the clock", async () => {
  const { call, wire } = await setUpTalking();
  const heard: string[] = [];
  call.on("speech-start", () => heard.push("start"));
  call.on("speech-end", () => heard.push("end"));
  wire.events.assistantHeard(0.02);
  await vi.advanceTimersByTimeAsync(999);
  expect(heard).toEqual(["start"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(["start", "end"]);
});

test("each stage tells how long it took", async () => {
  const { call, seen, settle } = setUp();
  const stages: string[] = [];
  call.on("progress", ({ stage }) => stages.push(stage));
  void call.start(ana);
  await settle();
  seen.embedded[0]?.events.listened();
  expect(stages).toEqual(["permission", "create", "join", "assistant"]);
});

test("fifty hammered starts and stops leave no microphone, wire, listener or timer", async () => {
  const { call, seen, settle } = setUp();
  for (let round = 0; round < 50; round++) {
    void call.start(ana);
    for (let turn = 0; turn < round % 7; turn++) await Promise.resolve();
    if (round % 3 === 0) await settle();
    if (round % 2 === 0) seen.embedded.at(-1)?.events.listened();
    void call.stop();
  }
  await settle();
  expect(seen.microphones.every(({ track }) => track.isStopped)).toBe(true);
  expect(seen.embedded.every(({ done }) => done.some((word) => word.startsWith("leave")))).toBe(true);
  expect(seen.pageHides.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(call.phase).toBe("idle");
});

test("what was said before is told again only to a server that does not go on with it", async () => {
  const before = { continues: { id: "before", callToken: "token" }, saidBefore: ["Mr. K fell."] };
  for (const continues of [undefined, "before"]) {
    const { call, seen, settle } = setUp({
      requestCall: async () => ({ ...socketCall, ...(continues && { continues }) }),
    });
    void call.start({ ...ana, ...before });
    call.sendText("He hit his head.");
    await settle();
    seen.embedded[0]?.events.listened();
    const told = seen.embedded[0]?.sent.flatMap((message) =>
      message.type === "add-message" && message.message.role === "user" ? [message.message.content] : [],
    );
    expect(told).toEqual(continues ? ["He hit his head."] : ["Mr. K fell.", "He hit his head."]);
  }
});
