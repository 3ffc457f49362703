import type { ClientMessage } from "../../../contracts/call-messages.ts";
import { audioFormat } from "../../../contracts/call-numbers.ts";
import type { WebCall, WebCallRequest } from "../../../contracts/calls.ts";
import type { CallWire, WireEvents } from "../call-wire.ts";
import type { CallWorld } from "../create-voice-call.ts";

export const socketCall: WebCall = {
  id: "c1",
  type: "webCall",
  status: "queued",
  createdAt: "2026-11-15T12:00:00Z",
  updatedAt: "2026-11-15T12:00:00Z",
  webCallUrl: "/voice/c1/transport",
  transport: {
    provider: "vapi.websocket",
    websocketCallUrl: "/voice/c1/transport",
    audioFormat: { ...audioFormat },
  },
  callToken: "token-of-c1",
};

export const roomCall: WebCall = {
  ...socketCall,
  webCallUrl: "https://rooms.example/c1",
  artifactPlan: { videoRecordingEnabled: false },
  transport: { provider: "daily" },
};

/** A microphone made of nothing, which knows whether it was let go. */
export function fakeMicrophone() {
  const track = {
    kind: "audio",
    enabled: true,
    isStopped: false,
    onended: undefined as (() => void) | undefined,
    stop() {
      track.isStopped = true;
    },
  };
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] } as unknown as MediaStream;
  return { stream, track };
}

/** A wire that does what it is told and writes it down. */
class FakeWire implements CallWire {
  readonly events: WireEvents;
  readonly done: string[] = [];
  readonly sent: ClientMessage[] = [];

  constructor(events: WireEvents) {
    this.events = events;
  }

  async hear() {
    this.done.push("hear");
  }
  async join() {
    this.done.push("join");
  }
  send(message: ClientMessage) {
    this.sent.push(message);
  }
  setMuted(muted: boolean) {
    this.done.push(muted ? "mute" : "unmute");
  }
  setVolume(volume: number) {
    this.done.push(`volume ${volume}`);
  }
  async setSpeaker(deviceId: string) {
    this.done.push(`speaker ${deviceId}`);
  }
  async resumeAudio() {
    this.done.push("resume");
  }
  async leave({ atOnce = false } = {}) {
    this.done.push(atOnce ? "leave at once" : "leave");
  }
}

/** A world where permission and call are given at once, unless a test says otherwise. */
export function createFakeWorld(changes: Partial<CallWorld> = {}) {
  const seen = {
    microphones: [] as ReturnType<typeof fakeMicrophone>[],
    embedded: [] as FakeWire[],
    hosted: [] as FakeWire[],
    requests: [] as { email: string | undefined; request: WebCallRequest }[],
    ended: [] as string[],
    pageHides: new Set<() => void>(),
  };
  const world: CallWorld = {
    now: () => performance.now(),
    async openMicrophone() {
      const microphone = fakeMicrophone();
      seen.microphones.push(microphone);
      return microphone.stream;
    },
    async requestCall({ email }, request) {
      seen.requests.push({ email: email ?? "", request });
      return socketCall;
    },
    followConversation: () => ({ send: () => {}, close: () => {} }),
    endCallOnServer: ({ id }) => void seen.ended.push(id),
    openEmbeddedWire(events) {
      const wire = new FakeWire(events);
      seen.embedded.push(wire);
      return wire;
    },
    async openHostedWire(events) {
      const wire = new FakeWire(events);
      seen.hosted.push(wire);
      return wire;
    },
    onPageHide(listener) {
      seen.pageHides.add(listener);
      return () => seen.pageHides.delete(listener);
    },
    ...changes,
  };
  return { world, seen };
}
