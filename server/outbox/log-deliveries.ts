import type { Log } from "../observe/log.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { OutboxEvents } from "./run-outbox.ts";

/** Tells the log and the metrics how deliveries went. What was given up is an error: a person must look. */
export function logDeliveries(log: Log, metrics: Metrics): OutboxEvents {
  return {
    finished(channel, finished, { row }, error) {
      metrics.countDelivery(channel, finished);
      const fields = { kind: channel, leadId: row.lead_id, mailId: row.id, attempt: row.refusals + 1 };
      if (finished === "sent") log.info(fields, "Delivered");
      else if (finished === "again") log.warn({ ...fields, err: error }, "Refused, will try again");
      else if (finished === "dead") log.error({ ...fields, err: error }, "Given up; replay it once it is mended");
      else log.warn(fields, "Finished after its lease ran out");
    },
    troubled: (error) => log.warn({ err: error }, "The outbox could not reach the store"),
  };
}
