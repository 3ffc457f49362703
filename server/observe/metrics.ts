import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { FormName } from "../../contracts/lead-forms.ts";
import { type CallMetrics, createCallMetrics } from "../calls/call-metrics.ts";
import type { Database } from "../database/database.ts";
import type { Channel } from "../database/tables.ts";
import type { LeadOutcome } from "../leads/receive-lead.ts";
import { outboxDepth } from "../outbox/outbox-depth.ts";

export type Metrics = {
  countLead(form: FormName, outcome: LeadOutcome): void;
  countDelivery(channel: Channel, outcome: string): void;
  timeCommit(seconds: number): void;
  /** How calls go; `countLive` is asked when the figures are read. */
  calls: CallMetrics;
  countLive(liveCalls: () => number): void;
  /** The page a Prometheus server reads; the outbox is counted at that moment. */
  expose(db: Database, now: number): Promise<{ type: string; text: string }>;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
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
