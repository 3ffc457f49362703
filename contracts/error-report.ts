import * as v from "valibot";
import { errorReportLimits } from "./error-report-limits.ts";

/** One error seen by a visitor's browser; the path comes without its query. */
export const errorReport = v.object({
  message: v.pipe(v.string(), v.maxLength(errorReportLimits.message)),
  stack: v.optional(v.pipe(v.string(), v.maxLength(errorReportLimits.stack))),
  path: v.pipe(v.string(), v.regex(/^\/[^?#]*$/), v.maxLength(errorReportLimits.path)),
});

export type ErrorReport = v.InferOutput<typeof errorReport>;
