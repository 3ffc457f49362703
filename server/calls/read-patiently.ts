/** How long a reading may take before the visitor hears of it and a second one is begun. */
export const readerPatienceMs = 3_000;

/**
 * What was read, also when it comes late: after `patienceMs` it is read a second time, and whichever is back first
 * counts. Fails when neither is.
 */
export async function readPatiently<T>(
  read: () => Promise<T>,
  patienceMs: number,
  slow: () => void = () => undefined,
): Promise<T> {
  const first = read();
  const early = await inTime(first, patienceMs).catch(() => undefined);
  if (early) return early.value;
  slow();
  const late = await inTime(Promise.any([first, read()]), patienceMs);
  if (!late) throw new Error(`Reading took longer than ${2 * patienceMs} ms`);
  return late.value;
}

/** Nothing when it is not there in time. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<{ value: T } | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
}
