import { type Logger, type LoggerOptions, pino } from "pino";
import { describeError } from "./describe-error.ts";
import { scrub } from "./scrub.ts";

export type Log = Logger;
export type LogLevel = "silent" | "fatal" | "error" | "warn" | "info" | "debug" | "trace";

/**
 * The only fields that reach a log, each holding a plain value about our work. A field that could carry
 * a visitor's words (name, message, transcript) must never be added.
 */
const loggedFields: ReadonlySet<string> = new Set([
  ...["level", "time", "msg", "err", "reqId", "method", "path", "route", "status", "durationMs", "bytes"],
  ...["where", "event", "kind", "state", "reason", "count", "attempt", "delayMs", "oldestMs"],
  ...["leadId", "mailId", "file", "callId", "provider", "engine", "store", "version", "port", "signal"],
  ...["directive", "blocked", "source", "line", "disposition"],
]);
const errorFields: ReadonlySet<string> = new Set(["type", "message", "stack", "code", "cause"]);
const fieldsWithin: Record<string, ReadonlySet<string>> = { err: errorFields, cause: errorFields };

export function createLog(options: { level: LogLevel; destination?: { write(line: string): unknown } }): Log {
  const destination = options.destination ?? pino.destination({ fd: 1, sync: true });
  const settings: LoggerOptions = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
  };
  return pino(settings, { write: (line: string) => destination.write(`${cleanLine(line)}\n`) });
}

/** Works on the finished line, so no way of calling the log leads around it. */
function cleanLine(line: string): string {
  try {
    return JSON.stringify(cleanFields(JSON.parse(line), loggedFields));
  } catch {
    return JSON.stringify({ level: "error", msg: "A log line could not be read and was dropped" });
  }
}

function cleanFields(fields: Record<string, unknown>, allowed: ReadonlySet<string>) {
  const clean: Record<string, unknown> = {};
  let hiddenFields = 0;
  for (const [field, value] of Object.entries(fields)) {
    const inner = fieldsWithin[field];
    if (!allowed.has(field)) hiddenFields += 1;
    else if (typeof value === "string") clean[field] = field === "time" ? value : scrub(value);
    else if (typeof value === "number") clean[field] = roughly(value);
    else if (typeof value === "boolean" || value === null) clean[field] = value;
    else if (inner && !Array.isArray(value)) clean[field] = cleanFields(value as typeof fields, inner);
    else hiddenFields += 1;
  }
  if (hiddenFields > 0) clean.hiddenFields = hiddenFields;
  return clean;
}

/** Few enough digits that a telephone number given as a number does not survive. */
function roughly(value: number): number {
  if (Math.abs(value) < 1e3) return Number(value.toFixed(3));
  return Math.abs(value) < 1e6 ? Math.trunc(value) : Number(value.toPrecision(3));
}
