/** No place on earth is further than this from the time we know. */
const furthestMs = 27 * 3_600_000;

/** The visitor's own clock, where what it is said to show can be true; else the server's. */
export function wallTimeOf(now: Date, told: string | undefined): string {
  if (told && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(told)) {
    if (Math.abs(Date.parse(`${told}Z`) - now.getTime()) < furthestMs) return told;
  }
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
