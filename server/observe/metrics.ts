import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { FormName } from "../../contracts/lead-forms.ts";
import { type CallMetrics, createCallMetrics } from "../calls/call-metrics.ts";
import { createSpeechMetrics, type SpeechMetrics } from "../calls/speech-metrics.ts";
import type { Database } from "../database/database.ts";
import type { Channel } from "../database/tables.ts";
import type { LeadOutcome } from "../leads/receive-lead.ts";
import { outboxDepth } from "../outbox/outbox-depth.ts";
import { createLimitMetrics } from "../security/limit-metrics.ts";
import type { LimitReached } from "../security/limits.ts";
import type { ErrorSource } from "./report-error.ts";

export type Metrics = {
  timeRequest(asked: { route: string; method: string; status: number }, seconds: number): void;
  /** What was no HTTP, or came too slowly, and reached no route. */
  countBrokenRequest(status: number): void;
  countError(source: ErrorSource): void;
  countLead(form: FormName, outcome: LeadOutcome): void;
  countDelivery(channel: Channel, outcome: string): void;
  timeCommit(seconds: number): void;
  speech: SpeechMetrics;
  /** How calls go; `countLive` is asked when the figures are read. */
  calls: CallMetrics;
  countLive(liveCalls: () => number): void;
  reachedLimit: LimitReached;
  /** The page a Prometheus server reads; the outbox is counted at that moment. */
  expose(db: Database, now: number): Promise<{ type: string; text: string }>;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "tendwell_http_request_seconds",
    help: "Answered requests by route, method and status, from the first byte to the last",
    labelNames: ["route", "method", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const broken = new Counter({
    name: "tendwell_broken_requests_total",
    help: "Connections that brought no readable request in time, by the status they were told",
    labelNames: ["status"],
    registers,
  });
  const errors = new Counter({
    name: "tendwell_errors_total",
    help: "Errors reported by the server itself and by visitors' browsers",
    labelNames: ["source"],
    registers,
  });
  const leads = new Counter({
    name: "tendwell_leads_total",
    help: "Posts to the lead forms by outcome",
    labelNames: ["form", "outcome"],
    registers,
  });
  const deliveries = new Counter({
    name: "tendwell_deliveries_total",
    help: "Tries to deliver by outcome",
    labelNames: ["channel", "outcome"],
    registers,
  });
  const commits = new Histogram({
    name: "tendwell_commit_seconds",
    help: "Time to make a group of writes durable",
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const depth = new Gauge({
    name: "tendwell_outbox_rows",
    help: "Deliveries that wait or were given up",
    labelNames: ["channel", "state"],
    registers,
  });
  const oldest = new Gauge({
    name: "tendwell_outbox_oldest_pending_seconds",
    help: "Age of the oldest delivery that still waits",
    labelNames: ["channel"],
    registers,
  });
  const storeUp = new Gauge({ name: "tendwell_store_up", help: "1 when the store answers", registers });

  let liveCalls = () => 0;
  const calls = createCallMetrics(registry, () => liveCalls());

  return {
    timeRequest: (asked, seconds) => requests.observe(asked, seconds),
    countBrokenRequest: (status) => broken.inc({ status }),
    countError: (source) => errors.inc({ source }),
    speech: createSpeechMetrics(registry),
    reachedLimit: createLimitMetrics(registry),
    calls,
    countLive: (count) => {
      liveCalls = count;
    },
    countLead: (form, outcome) => leads.inc({ form, outcome }),
    countDelivery: (channel, outcome) => deliveries.inc({ channel, outcome }),
    timeCommit: (seconds) => commits.observe(seconds),
    async expose(db, now) {
      depth.reset();
      oldest.reset();
      // A store that is down must not hide the other figures, least of all this one.
      const rows = await outboxDepth(db).catch(() => undefined);
      storeUp.set(rows ? 1 : 0);
      for (const { channel, state, count, oldest: since } of rows ?? []) {
        depth.set({ channel, state }, count);
        if (state === "waiting") oldest.set({ channel }, Math.max(0, (now - since) / 1000));
      }
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
