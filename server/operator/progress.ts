import type { Terminal } from "./command.ts";

const redrawMs = 100;

/** A bar on the terminal while long work runs; silent when a program reads. */
export function progressBar({ err, width }: Terminal, label: string) {
  let drawnAt = 0;
  function draw(done: number, total: number) {
    const share = total > 0 ? Math.min(1, done / total) : 1;
    const room = Math.max(10, Math.min(40, (width ?? 80) - label.length - 24));
    const full = Math.round(share * room);
    const bar = "█".repeat(full) + "░".repeat(room - full);
    err.write(`\r${label} ${bar} ${String(Math.floor(share * 100)).padStart(3)} % ${done}/${total}`);
  }
  return {
    show(done: number, total: number) {
      const now = performance.now();
      if (width === undefined || (now - drawnAt < redrawMs && done < total)) return;
      drawnAt = now;
      draw(done, total);
    },
    end() {
      if (width !== undefined && drawnAt > 0) err.write("\n");
    },
  };
}
