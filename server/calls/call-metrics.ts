import { Counter, Gauge, Histogram, type Registry } from "prom-client";

export type CallMetrics = {
  began(medium: "voice" | "typed" | "hosted"): void;
  ended(reason: string): void;
  refused(reason: "busy" | "too-many" | "host-failed"): void;
  answered(medium: "voice" | "typed", seconds: number): void;
  refusedMessage(): void;
  droppedSound(): void;
};

/** How calls go; `liveCalls` is asked when the figures are read. */
export function createCallMetrics(registry: Registry, liveCalls: () => number): CallMetrics {
  const registers = [registry];
  const began = new Counter({
    name: "tendwell_calls_total",
    help: "Calls that were opened, by medium",
    labelNames: ["medium"],
    registers,
  });
  const ended = new Counter({
    name: "tendwell_calls_ended_total",
    help: "Calls that ended, by reason",
    labelNames: ["reason"],
    registers,
  });
  const turnedAway = new Counter({
    name: "tendwell_calls_refused_total",
    help: "Calls that were asked for and not opened, by reason",
    labelNames: ["reason"],
    registers,
  });
  const answered = new Histogram({
    name: "tendwell_call_answer_seconds",
    help: "From the end of a visitor's words to the first sound or word of the answer",
    labelNames: ["medium"],
    buckets: [0.05, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 5, 10],
    registers,
  });
  const refused = new Counter({
    name: "tendwell_call_bad_messages_total",
    help: "Messages on calls that could not be read",
    registers,
  });
  const dropped = new Counter({
    name: "tendwell_call_dropped_sounds_total",
    help: "Pieces of sound that came faster than real time or than they could be looked at",
    registers,
  });
  new Gauge({
    name: "tendwell_calls_live",
    help: "Calls that are on or wait to be joined",
    registers,
    collect() {
      this.set(liveCalls());
    },
  });
  return {
    began: (medium) => began.inc({ medium }),
    ended: (reason) => ended.inc({ reason }),
    refused: (reason) => turnedAway.inc({ reason }),
    answered: (medium, seconds) => answered.observe({ medium }, seconds),
    refusedMessage: () => refused.inc(),
    droppedSound: () => dropped.inc(),
  };
}
