import { callNumbers, frameMs } from "../../contracts/call-numbers.ts";

const framesPerReport = callNumbers.observerMs / frameMs;

/**
 * Reports the loudest frame of every 100 ms. The first loud one after quiet is reported at once, since a visitor's
 * wait for an answer ends there and not at the next report.
 */
export function createLevelMeter(report: (level: number) => void): (frameLevel: number) => void {
  let frames = 0;
  let loudest = 0;
  let isLoud = false;

  return (level) => {
    frames += 1;
    loudest = Math.max(loudest, level);
    const begins = !isLoud && loudest > callNumbers.speechLevel;
    if (frames < framesPerReport && !begins) return;
    report(loudest);
    isLoud = loudest > callNumbers.speechLevel;
    frames = 0;
    loudest = 0;
  };
}
