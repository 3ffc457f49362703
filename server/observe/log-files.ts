import { appendFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const day = 86_400_000;
const named = /^tendwell-(\d{4}-\d\d-\d\d)\.log$/;

type Settings = { folder: string; keepDays: number; now(): number };

/** A log of one file a day, and none older than they are kept. The dates are UTC. */
export function openLogFiles({ folder, keepDays, now }: Settings) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let today = "";

  return {
    write(line: string) {
      const date = new Date(now()).toISOString().slice(0, 10);
      if (date !== today) {
        today = date;
        removeOld(folder, now() - keepDays * day);
      }
      appendFileSync(join(folder, `tendwell-${date}.log`), line, { mode: 0o600 });
    },
  };
}

function removeOld(folder: string, before: number) {
  const oldest = new Date(before).toISOString().slice(0, 10);
  for (const file of readdirSync(folder)) {
    const date = named.exec(file)?.[1];
    if (date && date < oldest) rmSync(join(folder, file), { force: true });
  }
}
