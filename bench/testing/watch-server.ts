import { setTimeout as wait } from "node:timers/promises";

export type Sample = {
  at: number;
  megabytes: number;
  heapMegabytes: number;
  externalMegabytes: number;
  descriptors: number;
  handles: number;
  loopDelayMs: number;
  liveCalls: number;
};

async function readMetrics(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
}

export async function lookAtServer(url: string): Promise<Omit<Sample, "at">> {
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

/** Looks at a server's own figures again and again until told to stop. */
export function watchServer(url: string, everyMs = 1000) {
  const samples: Sample[] = [];
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
