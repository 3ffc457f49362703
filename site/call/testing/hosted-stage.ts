import { createRequire } from "node:module";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { WebCall } from "../../../contracts/calls.ts";
import { createVoiceCall } from "../create-voice-call.ts";
import { behave, FakeRoom, rooms } from "./fake-daily.ts";
import { createFakeWorld, roomCall } from "./fake-world.ts";

type Hosted = typeof import("../hosted-call.ts");
let openHostedWire: Hosted["openHostedWire"];

/** The sound element of the provider's client. */
export const player = { refuses: false, made: 0, volume: 1 };

export const ana = { email: "ana@example.com", assistantId: "incident-documenter" };
export const settle = () => vi.advanceTimersByTimeAsync(1);

/** For a file of tests: the provider's client as published, in a browser made of nothing. */
export function withHostedWire() {
  beforeAll(async () => {
    replaceDaily();
    ({ openHostedWire } = await import("../hosted-call.ts"));
  });

  beforeEach(() => {
    vi.useFakeTimers();
    behave();
    Object.assign(player, { refuses: false, made: 0, volume: 1 });
    vi.stubGlobal("MediaStream", class {});
    vi.stubGlobal("document", {
      addEventListener() {},
      removeEventListener() {},
      querySelector: () => null,
      body: { appendChild() {} },
      createElement: () => ({
        dataset: {},
        remove() {},
        set volume(volume: number) {
          player.volume = volume;
        },
        async play() {
          player.made += 1;
          if (player.refuses) throw new DOMException("tap first", "NotAllowedError");
        },
      }),
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export function setUp(answer: WebCall = roomCall) {
  const { world, seen } = createFakeWorld({
    requestCall: async () => answer,
    openHostedWire: async (events, options) => openHostedWire(events, options),
  });
  const call = createVoiceCall(world);
  const story: string[] = [];
  call.on("phase", (phase) => story.push(phase));
  call.on("call-start", () => story.push("call-start"));
  call.on("call-end", ({ endedReason }) => story.push(`call-end ${endedReason}`));
  call.on("error", ({ code, fatal }) => story.push(`${fatal ? "error" : "warning"} ${code}`));
  call.on("message", (message) => story.push(message.type));
  call.on("speech-start", () => story.push("speech-start"));
  call.on("speech-end", () => story.push("speech-end"));
  return { call, seen, story };
}

export async function setUpJoined(answer?: WebCall) {
  const parts = setUp(answer);
  void parts.call.start(ana);
  await settle();
  const room = rooms.at(-1) as FakeRoom;
  return { ...parts, room };
}

export async function setUpTalking() {
  const parts = await setUpJoined();
  parts.room.says("listening");
  parts.story.length = 0;
  return parts;
}

/** Puts a fake in the place of the room's client, so that the provider's client itself runs as published. */
function replaceDaily() {
  const require = createRequire(createRequire(import.meta.url).resolve("@vapi-ai/web"));
  const id = require.resolve("@daily-co/daily-js");
  const exports = {
    __esModule: true,
    default: { createCallObject: (options: Record<string, unknown>) => new FakeRoom(options) },
  };
  require.cache[id] = { id, filename: id, loaded: true, exports } as unknown as NodeJS.Module;
}
