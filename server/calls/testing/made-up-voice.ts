/** A made-up voice: noise through a wandering resonance, the same for the same seed. */
export function voice(seed: number, ms: number): Int16Array {
  let state = seed;
  let [before, twoBefore] = [0, 0];
  return Int16Array.from({ length: ms * 16 }, (_, index) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const turn = 0.25 + 0.15 * Math.sin(index / (3000 + seed));
    const sample = state / 2 ** 31 - 0.5 + 1.9 * Math.cos(turn) * before - 0.9 * twoBefore;
    [twoBefore, before] = [before, sample];
    return 1500 * sample;
  });
}
