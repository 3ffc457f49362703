import { Counter, Gauge, type Registry } from "prom-client";
import { type LimitReached, limits } from "./limits.ts";

/** The table of limits, and how often each was reached. */
export function createLimitMetrics(registry: Registry): LimitReached {
  const registers = [registry];
  const table = new Gauge({
    name: "tendwell_limit",
    help: "What a stranger may spend, by limit",
    labelNames: ["limit", "per", "unit"],
    registers,
  });
  for (const [limit, { value, per, unit }] of Object.entries(limits)) table.set({ limit, per, unit }, value);
  const reached = new Counter({
    name: "tendwell_limit_reached_total",
    help: "How often a limit was reached, by limit",
    labelNames: ["limit"],
    registers,
  });
  return (limit) => reached.inc({ limit });
}
