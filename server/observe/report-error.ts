import { type DescribedError, describeError } from "./describe-error.ts";
import type { Log } from "./log.ts";

export type ErrorSource = "server" | "browser";
export type ErrorContext = { where: string; source?: ErrorSource; path?: string };
export type ReportedError = DescribedError & { where: string; source: ErrorSource; path?: string };
export type ReportError = (error: unknown, context: ErrorContext) => void;
export type ForwardError = (error: ReportedError) => Promise<void>;

/** Logs an error with its causes and hands it on, once, however many layers it passes through. */
export function createErrorReporter(services: { log: Log; forward?: ForwardError }): ReportError {
  const reported = new WeakSet<object>();

  return (error, { where, source = "server", path }) => {
    if (typeof error === "object" && error !== null) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    const place = path === undefined ? { where, source } : { where, source, path };
    const sentence = source === "browser" ? "A browser reported an error" : "An unexpected error happened";
    services.log[source === "browser" ? "warn" : "error"]({ ...place, err: error }, sentence);
    void services.forward?.({ ...describeError(error), ...place });
  };
}
