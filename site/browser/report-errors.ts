import type { ErrorReport } from "../../contracts/error-report.ts";
import { errorReportLimits } from "../../contracts/error-report-limits.ts";
import { apiPaths } from "../../contracts/paths.ts";

let reportsLeft = 5;

/** Tells our own server about every error this page does not catch itself. */
export function reportErrors() {
  addEventListener("error", (event) => reportError(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => reportError(event.reason));
}

export function reportError(error: unknown) {
  if (reportsLeft-- < 1) return;
  const { message, stack }: Partial<Error> = error instanceof Error ? error : { message: String(error) };
  const report: ErrorReport = {
    message: `${message}`.slice(0, errorReportLimits.message),
    stack: stack?.slice(0, errorReportLimits.stack),
    path: location.pathname.slice(0, errorReportLimits.path),
  };
  navigator.sendBeacon(apiPaths.errors, new Blob([JSON.stringify(report)], { type: "application/json" }));
}
