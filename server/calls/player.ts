import { frameBytes, frameMs, frameSamples } from "../../contracts/call-numbers.ts";
import { samplesPerMs } from "./speech.ts";

/** How far ahead of real time frames leave, so that the page's small buffer never runs dry. */
const leadMs = 80;
/** A visitor whose wire takes this much longer than real time hears gaps rather than the past. */
const maxWaitingBytes = 32_000;

type Parts = {
  /** Also told the moment at which the frame is heard. */
  send(frame: Uint8Array, at: number): void;
  waitingBytes(): number;
  now(): number;
};

/** Sends sound in frames of 20 ms at the pace at which it is heard. */
export function createPlayer({ send, waitingBytes, now }: Parts) {
  let queue: { frames: Uint8Array; sent: number; began: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  /** When everything that has left will have been heard. */
  let heardBy = 0;
  let whenDone: (() => void) | undefined;

  function tick() {
    timer = undefined;
    heardBy = Math.max(heardBy, now());
    while (queue[0] && heardBy < now() + leadMs) {
      const [sound] = queue;
      if (sound.sent === 0) sound.began();
      if (waitingBytes() < maxWaitingBytes) send(sound.frames.subarray(sound.sent, sound.sent + frameBytes), heardBy);
      sound.sent += frameBytes;
      heardBy += frameMs;
      if (sound.sent >= sound.frames.length) queue.shift();
    }
    if (queue.length > 0) timer = setTimeout(tick, frameMs);
    else if (whenDone) timer = setTimeout(finish, Math.max(0, heardBy - now()));
  }

  function finish() {
    timer = undefined;
    const done = whenDone;
    whenDone = undefined;
    done?.();
  }

  function wake() {
    if (timer) clearTimeout(timer);
    tick();
  }

  return {
    /** `began` is told the moment at which its first sample is heard, and how long it lasts. */
    play(samples: Int16Array, began: (at: number, durationMs: number) => void) {
      const frames = toFrames(samples);
      if (frames.length === 0) return began(Math.max(heardBy, now()), 0);
      queue.push({ frames, sent: 0, began: () => began(heardBy, samples.length / samplesPerMs) });
      wake();
    },
    /** Calls back once, when all that was given has been heard. */
    whenHeard(done: () => void) {
      whenDone = done;
      wake();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      queue = [];
      whenDone = undefined;
      heardBy = 0;
    },
  };
}

/** Whole frames: the last one is filled up with silence. */
function toFrames(samples: Int16Array): Uint8Array {
  const count = Math.ceil(samples.length / frameSamples);
  const bytes = new Uint8Array(count * frameBytes);
  const view = new DataView(bytes.buffer);
  for (const [index, sample] of samples.entries()) view.setInt16(index * 2, sample, true);
  return bytes;
}
