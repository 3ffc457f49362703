import { frameMs, frameSamples } from "../../../contracts/call-numbers.ts";

type Wire = { send(data: Uint8Array): void; readyState: number };
/** When the first and the last frame of it left. */
type Said = { beganAt: number; endedAt: number };

/** Below what the loudspeaker plays, and how much later it comes back. */
const echo = { gain: 10 ** (-20 / 20), delayMs: 150 };

/** A visitor's microphone on a call's socket: sends at real time what is said, and silence between. */
export function openMicrophone(socket: Wire) {
  let queue: { samples: Int16Array; sent: number; beganAt: number; done(said: Said): void }[] = [];
  let echoes: { frame: Buffer; due: number }[] = [];
  let due = performance.now();
  let timer = setTimeout(tick);

  function tick() {
    for (const now = performance.now(); due <= now; due += frameMs) send();
    timer = setTimeout(tick, due - performance.now());
  }

  function send() {
    const frame = new Int16Array(frameSamples);
    const [saying] = queue;
    const now = performance.now();
    if (saying) {
      frame.set(saying.samples.subarray(saying.sent, saying.sent + frameSamples));
      if (saying.sent === 0) saying.beganAt = now;
      saying.sent += frameSamples;
      if (saying.sent >= saying.samples.length) {
        queue.shift();
        saying.done({ beganAt: saying.beganAt, endedAt: now });
      }
    }
    if (echoes[0] && echoes[0].due <= now) addEcho(frame, echoes.shift()?.frame as Buffer);
    if (socket.readyState === 1) socket.send(new Uint8Array(frame.buffer));
  }

  return {
    /** Settles when its last sample has left. */
    say: (samples: Int16Array) => new Promise<Said>((done) => queue.push({ samples, sent: 0, beganAt: 0, done })),
    /** A frame from the loudspeaker, which the microphone will pick up again. */
    hear: (frame: Buffer) => void echoes.push({ frame, due: performance.now() + echo.delayMs }),
    stop() {
      clearTimeout(timer);
      queue = [];
      echoes = [];
    },
  };
}

function addEcho(frame: Int16Array, played: Buffer) {
  for (const index of frame.keys())
    frame[index] = (frame[index] ?? 0) + Math.round(played.readInt16LE(index * 2) * echo.gain);
}
