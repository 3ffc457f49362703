import type { Config } from "../config.ts";

type Sample = { name: string; labels: Record<string, string>; value: number };
export type ServerFigures = Awaited<ReturnType<typeof readServer>>;

const patienceMs = 3000;

/** The address a server with these settings listens on, as seen from this machine. */
export function addressOf({ host, port }: Pick<Config, "host" | "port">): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  return `http://${isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** What a running server tells of itself. */
export async function readServer(url: string, token: string | undefined) {
  const answer = await fetch(`${url}/metrics`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  const samples = parseMetrics(await answer.text());
  const value = (name: string) => samples.find((sample) => sample.name === name)?.value ?? 0;
  const by = (name: string, label: string) => sumBy(samples, name, label);
  const ms = (name: string, share: number, where: Record<string, string> = {}) =>
    Math.round(quantile(samples, name, share, where) * 10_000) / 10;

  return {
    upSeconds: Math.round(Date.now() / 1000 - value("process_start_time_seconds")),
    requests: by("tendwell_http_request_seconds_count", "status"),
    brokenRequests: by("tendwell_broken_requests_total", "status"),
    pageMs: {
      p50: ms("tendwell_http_request_seconds", 0.5, { route: "/*" }),
      p99: ms("tendwell_http_request_seconds", 0.99, { route: "/*" }),
    },
    commitMs: { p50: ms("tendwell_commit_seconds", 0.5), p99: ms("tendwell_commit_seconds", 0.99) },
    errors: by("tendwell_errors_total", "source"),
    leads: by("tendwell_leads_total", "outcome"),
    deliveries: by("tendwell_deliveries_total", "outcome"),
    calls: {
      live: value("tendwell_calls_live"),
      opened: by("tendwell_calls_total", "medium"),
      refused: by("tendwell_calls_refused_total", "reason"),
      ended: by("tendwell_calls_ended_total", "reason"),
      answerMs: {
        p50: ms("tendwell_call_answer_seconds", 0.5),
        p95: ms("tendwell_call_answer_seconds", 0.95),
      },
      speechIsReady: value("tendwell_speech_ready") === 1,
      waiting: by("tendwell_speech_waiting", "work"),
    },
    eventLoopDelayMs: Math.round(value("nodejs_eventloop_lag_p99_seconds") * 10_000) / 10,
    memoryBytes: value("process_resident_memory_bytes"),
    descriptors: value("process_open_fds"),
  };
}

export function parseMetrics(text: string): Sample[] {
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = "", list = "", value]) => ({
    name,
    labels: Object.fromEntries([...list.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text])),
    value: Number(value),
  }));
}

function sumBy(samples: Sample[], name: string, label: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { labels, value } of samples.filter((sample) => sample.name === name)) {
    const key = labels[label] ?? "";
    sums[key] = (sums[key] ?? 0) + value;
  }
  return sums;
}

/** The upper edge of the bucket that holds this share of what was observed; 0 when nothing was. */
export function quantile(samples: Sample[], name: string, share: number, where: Record<string, string>): number {
  const buckets = new Map<number, number>();
  for (const { labels, value, ...sample } of samples) {
    if (sample.name !== `${name}_bucket`) continue;
    if (!Object.entries(where).every(([label, wanted]) => labels[label] === wanted)) continue;
    const edge = labels.le === "+Inf" ? Number.POSITIVE_INFINITY : Number(labels.le);
    buckets.set(edge, (buckets.get(edge) ?? 0) + value);
  }
  const total = buckets.get(Number.POSITIVE_INFINITY) ?? 0;
  if (total === 0) return 0;
  const edges = [...buckets.keys()].sort((a, b) => a - b);
  const last = edges.filter(Number.isFinite).at(-1) ?? 0;
  return Math.min(last, edges.find((edge) => (buckets.get(edge) ?? 0) >= share * total) ?? last);
}
