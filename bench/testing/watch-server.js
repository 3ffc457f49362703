import { setTimeout as wait } from "node:timers/promises";

/**
 * @typedef {{
 *   at: number, megabytes: number, heapMegabytes: number, externalMegabytes: number,
 *   descriptors: number, handles: number, loopDelayMs: number, liveCalls: number,
 * }} Sample
 */

/** @param {string} url */
async function readMetrics(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return (/** @type {string} */ name) =>
    Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
}

/**
 * @param {string} url
 * @returns {Promise<Omit<Sample, "at">>}
 */
export async function lookAtServer(url) {
  const value = await readMetrics(url);
  return {
    megabytes: value("process_resident_memory_bytes") / 2 ** 20,
    heapMegabytes: value("nodejs_heap_size_used_bytes") / 2 ** 20,
    // Buffers and what native code has told JavaScript of; the models' memory is neither.
    externalMegabytes: value("nodejs_external_memory_bytes") / 2 ** 20,
    descriptors: value("process_open_fds"),
    handles: value("nodejs_active_resources_total"),
    loopDelayMs: value("nodejs_eventloop_lag_p99_seconds") * 1000,
    liveCalls: value("tendwell_calls_live"),
  };
}

/**
 * Looks at a server's own figures again and again until told to stop.
 *
 * @param {string} url
 * @param {number} [everyMs]
 */
export function watchServer(url, everyMs = 1000) {
  /** @type {Sample[]} */
  const samples = [];
  const started = performance.now();
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      const seen = await lookAtServer(url).catch(() => undefined);
      if (seen) samples.push({ at: (performance.now() - started) / 1000, ...seen });
      await wait(everyMs);
    }
  })();
  return {
    samples,
    async stop() {
      isStopped = true;
      await watching;
    },
  };
}

/** @param {number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * @param {number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
