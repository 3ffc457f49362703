import { expect, test, vi } from "vitest";
import type { WebCall } from "../../contracts/calls.ts";
import { type FakeRoom, rooms } from "./testing/fake-daily.ts";
import { roomCall } from "./testing/fake-world.ts";
import { ana, settle, setUp, setUpJoined, withHostedWire } from "./testing/hosted-stage.ts";

withHostedWire();

function camera(isThere = true) {
  const track = { kind: "video", stop: vi.fn() };
  const asked = vi.fn(async (_constraints: MediaStreamConstraints) => {
    if (!isThere) throw new DOMException("no", "NotAllowedError");
    return { getVideoTracks: () => [track] };
  });
  vi.stubGlobal("navigator", { userAgent: "", mediaDevices: { getUserMedia: asked } });
  return { track, asked };
}
const recorded: WebCall = {
  ...roomCall,
  artifactPlan: { videoRecordingEnabled: true },
  cameraAllowed: true,
};

/** What the page was told about the visitor's camera, too. */
async function setUpSeen(answer: WebCall) {
  const parts = setUp(answer);
  const camera: boolean[] = [];
  parts.call.on("camera", (isOn) => camera.push(isOn));
  void parts.call.start(ana);
  await settle();
  return { ...parts, camera, room: rooms.at(-1) as FakeRoom };
}

test(
  "a call with video recording is recorded with the visitor's picture at " + "1280 by 720, and stopped on leaving",
  async () => {
    const { track, asked } = camera();
    const { call, room, camera: shown } = await setUpSeen(recorded);
    expect(asked).toHaveBeenCalledWith({ video: { width: { ideal: 1280 }, height: { ideal: 720 } } });
    expect(room.options.videoSource).toBe(track);
    expect(room.recordings).toMatchObject([{ width: 1280, height: 720 }]);
    room.says("listening");
    expect(call.phase).toBe("in-call");
    await call.stop();
    expect(room.recordingsStopped).toBeGreaterThan(0);
    expect(shown).toEqual([true, false]);
    expect(track.stop).toHaveBeenCalled();
  },
);

test("a visitor who refuses the camera is still heard", async () => {
  camera(false);
  const { call, room, story, camera: shown } = await setUpSeen(recorded);
  expect([room.options.videoSource, shown]).toEqual([false, []]);
  room.says("listening");
  expect([call.phase, story]).toEqual(["in-call", ["connecting", "in-call", "call-start"]]);
});

test.each([
  ["no recording", { ...recorded, artifactPlan: { videoRecordingEnabled: false } }],
  ["a recording for which the operator allows no camera", { ...recorded, cameraAllowed: false }],
  ["a face of the assistant only", { ...roomCall, transport: { provider: "daily", assistantVideoEnabled: true } }],
] as [string, WebCall][])("with %s no camera is ever asked for and nothing is recorded", async (_, answer) => {
  const { asked } = camera();
  const { room, camera: shown } = await setUpSeen(answer);
  expect(asked).not.toHaveBeenCalled();
  expect([room.recordings, shown]).toEqual([[], []]);
  expect(room.options.videoSource).toBe(false);
});

test("an assistant with a face is seen, until it or the call ends", async () => {
  const { call, room } = await setUpJoined({
    ...roomCall,
    transport: { provider: "daily", assistantVideoEnabled: true },
  });
  const shown: unknown[] = [];
  call.on("video-track", (track) => shown.push(track));
  room.isSeen("A stranger");
  expect(call.videoTrack).toBeUndefined();
  const first = room.isSeen();
  expect(room.subscribed.at(-1)).toEqual({ audio: true, video: true });
  expect(call.videoTrack).toBe(first.track);
  room.emit("track-stopped", first);
  expect(call.videoTrack).toBeUndefined();
  const second = room.isSeen();
  await call.stop();
  expect(shown).toEqual([first.track, undefined, second.track, undefined]);
});

test("an assistant without a face is not asked for one", async () => {
  const { room } = await setUpJoined();
  room.isSeen();
  expect(room.subscribed.at(-1)).toEqual({ audio: true, video: false });
});
