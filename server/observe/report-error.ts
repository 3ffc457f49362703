import { type DescribedError, describeError } from "./describe-error.ts";
import type { Log } from "./log.ts";

export type ErrorSource = "server" | "browser";
type ErrorContext = { where: string; source?: ErrorSource; path?: string };
export type ReportedError = DescribedError & { where: string; source: ErrorSource; path?: string };
export type ReportError = (error: unknown, context: ErrorContext) => void;
export type ForwardError = (error: ReportedError) => Promise<void>;

type ErrorServices = { log: Log; forward?: ForwardError | undefined; count?: (source: ErrorSource) => void };

/** Logs an error with its causes and hands it on, once, however many layers it passes through. */
export function createErrorReporter(services: ErrorServices): ReportError {
  const reported = new WeakSet<object>();

  return (error, { where, source = "server", path }) => {
    if (typeof error === "object" && error !== null) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    const place = path === undefined ? { where, source } : { where, source, path };
    const sentence = source === "browser" ? "A browser reported an error" : "An unexpected error happened";
    services.log[source === "browser" ? "warn" : "error"]({ ...place, err: error }, sentence);
    services.count?.(source);
    void services.forward?.({ ...describeError(error), ...place });
  };
}
