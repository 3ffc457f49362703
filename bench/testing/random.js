/**
 * Chance that can be repeated: the same seed gives the same attack.
 *
 * @param {number} seed
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /**
   * From low to high, both included.
   * @param {number} low
   * @param {number} high
   */
  const whole = (low, high) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    chance: (/** @type {number} */ share) => next() < share,
    /**
     * @template T
     * @param {readonly T[]} list
     * @returns {T}
     */
    pick: (list) => /** @type {T} */ (list[whole(0, list.length - 1)]),
    bytes: (/** @type {number} */ length) => Buffer.from(Array.from({ length }, () => whole(0, 255))),
    text: (/** @type {number} */ length) =>
      Array.from({ length }, () => String.fromCharCode(whole(33, 126))).join(""),
    word: (/** @type {number} */ length) =>
      Array.from({ length }, () => "abcdefghijklmnopqrstuvwxyz0123456789"[whole(0, 35)]).join(""),
  };
}

/** @typedef {ReturnType<typeof seededRandom>} Random */
