import type { Progress } from "../../server/speech/models/fetch-models.ts";

const width = 24;

/**
 * A bar that redraws itself on a terminal, and one line per step elsewhere. Silent when nothing had to be
 * fetched.
 */
export function drawProgress(output: { isTTY?: boolean; write(text: string): unknown }): (progress: Progress) => void {
  let worked = false;
  return ({ title, step, doneBytes, totalBytes }) => {
    if (step !== "ready") worked = true;
    if (!worked) return;
    const done = Math.round((doneBytes / totalBytes) * width);
    const bar = "█".repeat(done) + "░".repeat(width - done);
    const line = `Models ${bar} ${megabytes(doneBytes)} of ${megabytes(totalBytes)} MB: ${step} ${title}`;
    output.write(output.isTTY ? `\r\u001b[K${line}${doneBytes === totalBytes ? "\n" : ""}` : `${line}\n`);
  };
}

function megabytes(bytes: number) {
  return Math.round(bytes / 1e6);
}
