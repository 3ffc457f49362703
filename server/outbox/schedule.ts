const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The wait after each refusal: quick at first, then daily, nearly four days in all. */
const waits = [
  30 * second,
  2 * minute,
  10 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
  24 * hour,
];

/** How long to wait after the nth refusal, spread so that a recovered server is not stormed; none: give up. */
export function waitAfter(refusals: number, random: () => number): number | undefined {
  const wait = waits[refusals - 1];
  return wait === undefined ? undefined : Math.floor(wait * (0.8 + 0.4 * random()));
}
