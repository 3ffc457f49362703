import type { Page } from "@playwright/test";
import { fromPcm16, levelOf, toPcm16 } from "../../site/call/samples.ts";
import { sine } from "../../site/call/testing/tones.ts";

type Story = { at: number; event: string; value: unknown }[];

declare global {
  interface Window {
    story: Story;
    violations: string[];
    call: import("../../site/call/voice-call.ts").VoiceCall;
    start: (typedOnly?: boolean) => Promise<void>;
    loudness: () => number;
    listSpeakers: typeof import("../../site/call/microphone.ts").listSpeakers;
    opened: () => { tracks: number; sockets: number; contexts: number; timers: number };
    microphonesAsked: number;
    /** The sound of the newest call, with its own clock. */
    sound: () => AudioContext | undefined;
    /** As a browser does that saw no tap. */
    holdsSoundBack?: boolean;
  }
}

/** Runs in the page before its own code: counts what a call opens, and listens to the loudspeaker. */
export function watchWhatIsOpen() {
  const tracks: MediaStreamTrack[] = [];
  const sockets: WebSocket[] = [];
  const contexts: AudioContext[] = [];
  const timers = new Set<unknown>();
  const analysers: AnalyserNode[] = [];
  window.violations = [];
  window.microphonesAsked = 0;
  document.addEventListener("securitypolicyviolation", (event) => {
    window.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
  });

  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    window.microphonesAsked += 1;
    const stream = await ask(constraints);
    tracks.push(...stream.getTracks());
    return stream;
  };
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      sockets.push(this);
    }
  };
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts.push(this);
      if (window.holdsSoundBack) void this.suspend();
    }
    override resume() {
      return window.holdsSoundBack ? new Promise<void>(() => {}) : super.resume();
    }
  };
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
    if (to === this.context.destination) {
      const analyser = new AnalyserNode(this.context, { fftSize: 256 });
      analysers.push(analyser);
      connect.call(this, analyser);
    }
    return connect.call(this, to);
  } as typeof AudioNode.prototype.connect;
  window.loudness = () =>
    Math.max(
      0,
      ...analysers
        .filter(({ context }) => context.state === "running")
        .map((analyser) => {
          const samples = new Float32Array(256);
          analyser.getFloatTimeDomainData(samples);
          return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / 256);
        }),
    );

  const { setTimeout: set, clearTimeout: clear } = window;
  window.setTimeout = ((work: () => void, ms?: number, ...rest: unknown[]) => {
    const id = set(
      (...values: []) => {
        timers.delete(id);
        work(...values);
      },
      ms,
      ...rest,
    );
    timers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(id);
    clear(id);
  };
  window.sound = () => contexts.at(-1);
  window.opened = () => ({
    tracks: tracks.filter(({ readyState }) => readyState === "live").length,
    sockets: sockets.filter(({ readyState }) => readyState !== WebSocket.CLOSED).length,
    contexts: contexts.filter(({ state }) => state !== "closed").length,
    timers: timers.size,
  });
}

export const storyOf = (page: Page) => page.evaluate(() => window.story);
export const phaseOf = (page: Page) => page.evaluate(() => window.call.phase);
export const valuesOf = async (page: Page, event: string) =>
  (await storyOf(page)).filter((line) => line.event === event).map(({ value }) => value);

export const beep = (seconds: number) => Buffer.from(toPcm16(sine(500, 16_000, seconds, 0.4)));
export const levelOfFrame = (bytes: Buffer) => levelOf(fromPcm16(Uint8Array.from(bytes).buffer));
