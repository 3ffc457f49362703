/** Chance that can be repeated: the same seed gives the same attack. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** From low to high, both included. */
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T,
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => whole(0, 255))),
    text: (length: number) => Array.from({ length }, () => String.fromCharCode(whole(33, 126))).join(""),
    word: (length: number) =>
      Array.from({ length }, () => "abcdefghijklmnopqrstuvwxyz0123456789"[whole(0, 35)]).join(""),
  };
}

export type Random = ReturnType<typeof seededRandom>;
