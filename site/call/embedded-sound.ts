import { CallFailure } from "./call-failure.ts";
import captureUrl from "./capture-worklet.ts?worker&url";
import type { Frame } from "./frame-cutter.ts";
import playbackUrl from "./playback-worklet.ts?worker&url";

type EmbeddedSound = {
  /** Rejects when the browser refuses the worklets. */
  readonly loaded: Promise<void>;
  isRunning(): boolean;
  hear(microphone: MediaStream): void;
  play(pcm: ArrayBuffer): void;
  flush(): void;
  setVolume(volume: number): void;
  setSpeaker(deviceId: string): Promise<void>;
  resume(): Promise<void>;
  close(): void;
};

/** Not every browser lets a page choose. */
type SpeakerChoice = AudioContext & { setSinkId?(deviceId: string): Promise<void> };

type SoundEvents = {
  visitorFrame(frame: Frame): void;
  assistantLevel(level: number): void;
  runningChanged(): void;
  /** The code that reads the microphone threw, and the browser has stopped it for good. */
  captureBroke(): void;
  /** It broke too often. */
  gaveUp(): void;
};

/** Code that breaks again and again is not worth more of the visitor's time. */
const maxRebuilds = 3;

/** Loudspeaker and microphone of the embedded voice. Made inside a click, or browsers leave it silent. */
export function openSound(events: SoundEvents): EmbeddedSound {
  if (typeof AudioContext === "undefined" || !("audioWorklet" in AudioContext.prototype)) {
    throw new CallFailure("unsupported", "This browser cannot process sound.");
  }
  const context = new AudioContext({ latencyHint: "interactive" });
  const volume = context.createGain();
  volume.connect(context.destination);
  context.onstatechange = () => events.runningChanged();
  const isOpen = () => context.state !== "closed";

  let microphone: MediaStreamAudioSourceNode | undefined;
  let capture: AudioWorkletNode | undefined;
  let playback: AudioWorkletNode | undefined;
  let rebuilds = 0;

  async function load() {
    try {
      await Promise.all([captureUrl, playbackUrl].map((url) => context.audioWorklet.addModule(url)));
    } catch (cause) {
      if (isOpen()) throw new CallFailure("blocked-by-policy", "The browser refused the sound code.", cause);
    }
    if (!isOpen()) return;
    buildPlayback();
    buildCapture();
  }

  function buildPlayback() {
    playback = new AudioWorkletNode(context, "playback", { numberOfInputs: 0, outputChannelCount: [1] });
    playback.port.onmessage = ({ data }: MessageEvent<number>) => events.assistantLevel(data);
    playback.onprocessorerror = () => {
      letGo(playback);
      if (!mayRebuild()) return events.gaveUp();
      buildPlayback();
    };
    playback.connect(volume);
  }

  function buildCapture() {
    capture = new AudioWorkletNode(context, "capture", {
      channelCount: 1,
      channelCountMode: "explicit",
      outputChannelCount: [1],
    });
    capture.port.onmessage = ({ data }: MessageEvent<Frame>) => events.visitorFrame(data);
    capture.onprocessorerror = () => {
      letGo(capture);
      if (!mayRebuild()) return events.gaveUp();
      buildCapture();
      events.captureBroke();
    };
    // It plays nothing, but only what leads to the loudspeaker is sure to run in every browser.
    capture.connect(context.destination);
    microphone?.connect(capture);
  }

  function mayRebuild(): boolean {
    rebuilds += 1;
    return rebuilds <= maxRebuilds;
  }

  function letGo(node: AudioWorkletNode | undefined) {
    if (!node) return;
    node.onprocessorerror = null;
    node.port.onmessage = null;
    node.port.close();
    node.disconnect();
  }

  const resume = () => (isOpen() ? context.resume() : Promise.resolve());
  resume().catch(() => events.runningChanged());
  const loaded = load();
  // Whoever joins waits for it; an attempt that is given up before must not leave a rejection behind.
  loaded.catch(() => undefined);

  return {
    loaded,
    isRunning: () => context.state === "running",
    hear(stream) {
      if (!isOpen()) return;
      microphone?.disconnect();
      microphone = context.createMediaStreamSource(stream);
      if (capture) microphone.connect(capture);
    },
    play: (pcm) => playback?.port.postMessage(pcm, [pcm]),
    flush: () => playback?.port.postMessage("flush"),
    setVolume: (level) => volume.gain.setTargetAtTime(level, context.currentTime, 0.01),
    async setSpeaker(deviceId) {
      if (isOpen()) await (context as SpeakerChoice).setSinkId?.(deviceId);
    },
    resume,
    close() {
      if (!isOpen()) return;
      context.onstatechange = null;
      for (const node of [capture, playback]) letGo(node);
      microphone?.disconnect();
      context.close().catch(() => undefined);
    },
  };
}
