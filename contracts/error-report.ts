import * as v from "valibot";

/** Longest texts a browser sends, in characters. */
export const errorReportLimits = { message: 300, stack: 1500, path: 200 } as const;

/** One error seen by a visitor's browser; the path comes without its query. */
export const errorReport = v.object({
  message: v.pipe(v.string(), v.maxLength(errorReportLimits.message)),
  stack: v.optional(v.pipe(v.string(), v.maxLength(errorReportLimits.stack))),
  path: v.pipe(v.string(), v.regex(/^\/[^?#]*$/), v.maxLength(errorReportLimits.path)),
});

export type ErrorReport = v.InferOutput<typeof errorReport>;
