import { expect, test, vi } from "vitest";
import { behave, rooms } from "./testing/fake-daily.ts";
import { ana, player, settle, setUp, setUpJoined, setUpTalking, withHostedWire } from "./testing/hosted-stage.ts";

withHostedWire();

test("the room of our server is joined without a key, with the visitor's own microphone and without eval", async () => {
  const { seen, room } = await setUpJoined();
  expect(room.joinedWith).toEqual({ url: "https://rooms.example/c1", subscribeToTracksAutomatically: false });
  expect(room.options).toMatchObject({
    audioSource: seen.microphones[0]?.track,
    videoSource: false,
    dailyConfig: { avoidEval: true },
  });
  expect(room.remoteObserverMs).toBe(100);
});

test("joining is not yet talking: the call starts when the assistant listens, and once", async () => {
  const { story, room } = await setUpJoined();
  expect(story).toEqual(["connecting"]);
  room.says("listening");
  room.says("listening");
  await settle();
  expect(story).toEqual(["connecting", "in-call", "call-start"]);
});

test("the email is told without asking for a reply", async () => {
  const { room } = await setUpTalking();
  expect(room.sent.map((text) => JSON.parse(text))).toEqual([
    {
      type: "add-message",
      message: { role: "system", content: 'The user\'s email is "ana@example.com".' },
      triggerResponseEnabled: false,
    },
  ]);
});

test("hanging up says so, leaves the room and ends the call once", async () => {
  const { call, story, room, seen } = await setUpTalking();
  await call.stop();
  await settle();
  expect(room.sent.at(-1)).toBe('{"type":"end-call"}');
  expect(room.isDestroyed).toBe(true);
  expect(story).toEqual(["idle", "call-end customer-ended-call", "status-update"]);
  expect(seen.microphones[0]?.track.isStopped).toBe(true);
});

test("a room that closes by itself ends the call once, with one ended status", async () => {
  const { story, room } = await setUpTalking();
  room.emit("left-meeting", {});
  await settle();
  expect(story).toEqual(["idle", "call-end customer-ended-call", "status-update"]);
});

test("the reason the provider gave is kept, and not told twice", async () => {
  const { story, room } = await setUpTalking();
  room.says({ type: "status-update", status: "ended", endedReason: "silence-timed-out" });
  room.emit("left-meeting", {});
  await settle();
  expect(story).toEqual(["status-update", "idle", "call-end silence-timed-out"]);
});

test("stop while joining really stops: no ghost call, no error", async () => {
  let letIn = () => {};
  behave({
    join: () =>
      new Promise<void>((resolve) => {
        letIn = resolve;
      }),
  });
  const { call, story, room, seen } = await setUpJoined();
  await call.stop();
  letIn();
  await settle();
  room.says("listening");
  expect(room.isDestroyed).toBe(true);
  expect(story).toEqual(["connecting", "idle"]);
  expect(seen.ended).toEqual(["c1"]);
});

test("stop during the phone's one second of waiting never joins", async () => {
  vi.stubGlobal("navigator", { userAgent: "iPhone", maxTouchPoints: 5 });
  const { call, story, room } = await setUpJoined();
  expect(room.joinedWith).toBeUndefined();
  await call.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(room.joinedWith).toBeUndefined();
  expect(story).toEqual(["connecting", "idle"]);
});

test("a phone joins one second later", async () => {
  vi.stubGlobal("navigator", { userAgent: "Android", maxTouchPoints: 5 });
  const { room } = await setUpJoined();
  await vi.advanceTimersByTimeAsync(990);
  expect(room.joinedWith).toBeUndefined();
  await vi.advanceTimersByTimeAsync(20);
  expect(room.joinedWith).toBeDefined();
});

test("a join that fails is one error, although the client reports it several times", async () => {
  behave({ join: () => Promise.reject(new Error("Failed to load call object bundle.")) });
  const { story } = await setUpJoined();
  expect(story).toEqual(["connecting", "error network", "idle"]);
});

test("a join that hangs is given up after 20 seconds, and the next call works", async () => {
  behave({ join: () => new Promise(() => {}) });
  const { call, story, room } = await setUpJoined();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(story).toEqual(["connecting", "error connect-timeout", "idle"]);
  expect(room.isDestroyed).toBe(true);

  behave();
  void call.start(ana);
  await settle();
  rooms[0]?.says("listening");
  expect(call.phase).toBe("in-call");
});

test("a fatal error without a leaving after it still ends the call and leaves the room", async () => {
  const { call, story, room } = await setUpTalking();
  room.emit("error", { action: "error", errorMsg: "gone", error: { type: "connection-error", msg: "gone" } });
  await settle();
  expect(story).toEqual(["error network", "idle", "call-end customer-ended-call", "status-update"]);
  expect(room.isDestroyed).toBe(true);
  void call.start(ana);
  await settle();
  expect(rooms).toHaveLength(2);
});

test("being put out after the call is its normal end", async () => {
  const { story, room } = await setUpTalking();
  room.emit("error", { action: "error", errorMsg: "Meeting has ended", error: { type: "ejected" } });
  await settle();
  expect(story).toEqual(["idle", "call-end customer-ended-call", "status-update"]);
});

test.each([
  ["permissions", "mic-denied"],
  ["not-found", "mic-missing"],
  ["mic-in-use", "mic-in-use"],
])("a microphone error of kind %s, which the client files under camera, is %s", async (type, code) => {
  const { story, room } = await setUpJoined();
  room.emit("camera-error", {
    action: "camera-error",
    errorMsg: { errorMsg: "no" },
    error: { type, msg: "no" },
  });
  await settle();
  expect(story).toEqual(["connecting", `error ${code}`, "idle"]);
});

test("speech follows the summed level, and never ends after the call", async () => {
  const { call, story, room } = await setUpTalking();
  const volumes: number[] = [];
  call.on("volume-level", (volume) => volumes.push(volume));
  room.isHeard(0.005, 0.005);
  expect(story).toEqual([]);
  room.isHeard(0.006, 0.005);
  room.isHeard(0.3, 0.3);
  expect(volumes[1]).toBeCloseTo(0.0733, 4);
  expect(volumes[2]).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(story).toEqual(["speech-start", "speech-end"]);
  room.isHeard(0.2);
  await call.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(story.filter((word) => word === "speech-end")).toHaveLength(1);
});

test("messages come through as they are, and unknown ones not at all", async () => {
  const { story, room } = await setUpTalking();
  room.says({ type: "transcript", role: "user", transcriptType: "partial", transcript: "I fou" });
  room.says({ type: "workflow.node.started", node: {} });
  expect(story).toEqual(["transcript"]);
});

test("a voice the browser holds back asks for a tap, and the tap starts it", async () => {
  const { call, story, room } = await setUpJoined();
  const event = {
    participant: { local: false, user_name: "Vapi Speaker", session_id: "s" },
    track: { kind: "audio" },
  };
  player.refuses = true;
  vi.spyOn(console, "error").mockImplementationOnce(() => {});
  room.emit("track-started", event);
  await settle();
  expect(story).toEqual(["connecting", "warning audio-blocked"]);
  expect(room.sent).toEqual([]);
  player.refuses = false;
  await call.resumeAudio();
  await settle();
  expect(room.sent).toEqual(["playable"]);
});

test("a failing noise filter is set aside and the microphone comes back", async () => {
  const { room, call } = await setUpTalking();
  room.audioIsOn = false;
  room.emit("nonfatal-error", { type: "audio-processor-error" });
  await settle();
  expect(room.inputs.at(-1)).toEqual({ audio: { processor: { type: "none" } } });
  expect(room.audioIsOn).toBe(true);
  expect(call.phase).toBe("in-call");
});

test("mute, volume and another microphone reach the room", async () => {
  const { call, room, seen } = await setUpTalking();
  call.setMuted(true);
  expect(room.audioIsOn).toBe(false);
  await call.setInputDevice("usb");
  expect(room.inputs.at(-1)).toEqual({ audioSource: seen.microphones[1]?.track });
});

test("a loudspeaker reaches the room, also one chosen before joining", async () => {
  const { call } = setUp();
  await call.setOutputDevice("headset");
  void call.start(ana);
  await settle();
  await call.setOutputDevice("other");
  expect(rooms[0]?.outputs).toEqual([{ outputDeviceId: "headset" }, { outputDeviceId: "other" }]);
});

test("muted while connecting is muted on joining", async () => {
  const { call } = setUp();
  void call.start(ana);
  call.setMuted(true);
  await settle();
  expect(rooms[0]?.audioIsOn).toBe(false);
});

test("say goes out in the words of the provider's web client", async () => {
  const { call, room } = await setUpTalking();
  call.say("Goodbye.", { endCallAfterSpoken: true });
  expect(JSON.parse(room.sent.at(-1) ?? "")).toEqual({
    type: "say",
    message: "Goodbye.",
    endCallAfterSpoken: true,
  });
});

test("in writing, the room gets silence for a microphone and both sides are muted", async () => {
  const track = { kind: "audio" };
  const closed = vi.fn(async () => {});
  vi.stubGlobal(
    "AudioContext",
    class {
      close = closed;
      createMediaStreamDestination = () => ({ stream: { getAudioTracks: () => [track] } });
    },
  );
  const { call, seen } = setUp();
  void call.start({ ...ana, typedOnly: true });
  await settle();
  const [room] = rooms;
  room?.says("listening");
  expect(seen.microphones).toEqual([]);
  expect(room?.options.audioSource).toBe(track);
  expect(room?.sent.slice(0, 2).map((text) => JSON.parse(text).control)).toEqual(["mute-customer", "mute-assistant"]);
  await call.stop();
  expect(closed).toHaveBeenCalled();
});

test("the next call waits until the last has left its room", async () => {
  let gone = () => {};
  behave({
    destroy: () =>
      new Promise<void>((resolve) => {
        gone = resolve;
      }),
  });
  const { call } = await setUpTalking();
  void call.stop();
  void call.start(ana);
  await settle();
  expect(rooms).toHaveLength(1);
  gone();
  await settle();
  expect(rooms).toHaveLength(2);
});

test("fifty hammered starts and stops leave no room, microphone or timer", async () => {
  const { call, seen } = setUp();
  for (let round = 0; round < 50; round++) {
    void call.start(ana);
    for (let turn = 0; turn < round % 11; turn++) await Promise.resolve();
    if (round % 4 === 0) await settle();
    rooms.at(-1)?.says("listening");
    void call.stop();
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(rooms.length).toBeGreaterThan(5);
  expect(rooms.every(({ isDestroyed }) => isDestroyed)).toBe(true);
  expect(seen.microphones.every(({ track }) => track.isStopped)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("the time that the provider's script takes is not the connection's time", async () => {
  behave({ join: () => new Promise(() => {}) });
  const { call, room, story } = await setUpJoined();
  room.emit("loading", {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call.phase).toBe("connecting");
  room.emit("loaded", {});
  await vi.advanceTimersByTimeAsync(20_000);
  expect(story).toEqual(["connecting", "error connect-timeout", "idle"]);
});
