/** Local time without a zone: the time on the visitor's own wall. */
export function localNow(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The last time a clock on that wall showed the hour: today, or yesterday if it is still to come. */
export function momentAt(hour: string, now = new Date()): string {
  const today = `${localNow(now).slice(0, 10)}T${hour}`;
  if (today <= localNow(now)) return today;
  return `${localNow(new Date(now.getTime() - 86_400_000)).slice(0, 10)}T${hour}`;
}
