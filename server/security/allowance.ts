/** So many at once, and one more each so many milliseconds. False when there are none left. */
export function createAllowance(atOnce: number, oneMoreEveryMs: number, now: () => number) {
  let left = atOnce;
  let countedAt = now();
  return (amount = 1): boolean => {
    const time = now();
    // A clock set back must not take what was there.
    left = Math.min(atOnce, left + Math.max(0, time - countedAt) / oneMoreEveryMs);
    countedAt = time;
    if (left < amount) return false;
    left -= amount;
    return true;
  };
}
