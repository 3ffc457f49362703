export type Rate = { count: number; windowMs: number } | "off";
type Verdict = { allowed: boolean; retryAfterSeconds: number };
export type RateLimiter = (key: string) => Verdict;

type Window = { startedAt: number; count: number };

const unitMs: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Reads "5/10m" as five per ten minutes. */
export function parseRate(text: string): Rate {
  if (text.trim().toLowerCase() === "off") return "off";

  const [, count, length, unit = ""] = /^\s*(\d{1,9})\s*\/\s*(\d{0,6})([smhd])\s*$/i.exec(text) ?? [];
  const windowMs = Number(length || 1) * (unitMs[unit.toLowerCase()] ?? Number.NaN);
  if (!(Number(count) > 0 && windowMs > 0)) {
    throw new Error(`"${text}" is not a rate: write a count and a window, such as 5/10m or 100/h, or off`);
  }
  return { count: Number(count), windowMs };
}

/**
 * Counts per key from its first request on. Holds at most maxKeys windows and then forgets the oldest:
 * a flood of keys may free an old one early, but can neither fill the memory nor lock others out.
 */
export function createRateLimiter(options: { rate: Rate; now: () => number; maxKeys?: number }): RateLimiter {
  const { rate, now, maxKeys = 10_000 } = options;
  if (rate === "off") return () => ({ allowed: true, retryAfterSeconds: 0 });
  const windows = new Map<string, Window>();

  return (key) => {
    const time = now();
    const window = windows.get(key);
    if (!window || time - window.startedAt >= rate.windowMs || time < window.startedAt) {
      // Deleting first keeps the map in order of age.
      windows.delete(key);
      windows.set(key, { startedAt: time, count: 1 });
      if (windows.size > maxKeys) windows.delete(windows.keys().next().value ?? key);
      return { allowed: true, retryAfterSeconds: 0 };
    }
    if (window.count < rate.count) {
      window.count += 1;
      return { allowed: true, retryAfterSeconds: 0 };
    }
    const leftMs = window.startedAt + rate.windowMs - time;
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
  };
}
