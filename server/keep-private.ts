import { chmodSync, mkdirSync } from "node:fs";

/** What is kept here is nobody else's on this machine. */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // A volume that belongs to somebody else has its owner's mode.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}
