import { callNumbers, frameBytes, frameMs } from "../../contracts/call-numbers.ts";

const bytesPerMs = frameBytes / frameMs;
const maxBacklogBytes = callNumbers.maxBacklogMs * bytesPerMs;
const keptBeforeJoining = callNumbers.maxHeadStartMs / frameMs;

type Wire = { send(frame: ArrayBuffer): void; waitingBytes(): number };

/**
 * The visitor's frames on their way out. What is said while connecting is kept and sent on joining; what a slow
 * network has held up for over a second is left out, since an answer to it would come too late.
 */
export function createOutgoingSound(onQuality: (quality: "good" | "poor") => void) {
  let early: ArrayBuffer[] = [];
  let wire: Wire | undefined;
  let allowance = 0;
  let quality: "good" | "poor" = "good";

  function judge(next: "good" | "poor") {
    if (next === quality) return;
    quality = next;
    onQuality(next);
  }

  return {
    join(joined: Wire) {
      wire = joined;
      allowance = early.length * frameBytes;
      for (const frame of early) wire.send(frame);
      early = [];
    },
    take(frame: ArrayBuffer) {
      if (!wire) {
        early.push(frame);
        if (early.length > keptBeforeJoining) early.shift();
        return;
      }
      const waiting = wire.waitingBytes();
      if (waiting > maxBacklogBytes + allowance) return judge("poor");
      if (waiting <= maxBacklogBytes) {
        allowance = 0;
        judge("good");
      }
      wire.send(frame);
    },
  };
}
