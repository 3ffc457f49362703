import { randomUUID } from "node:crypto";
import type { DescribedError } from "./describe-error.ts";
import type { Log } from "./log.ts";
import type { ForwardError, ReportedError } from "./report-error.ts";
import { scrub } from "./scrub.ts";
import { stackFrames } from "./stack-frames.ts";

type SentryTarget = { envelopeUrl: string; publicKey: string };

const maxInFlight = 10;

/** Reads a DSN such as https://key@errors.example.com/42. */
export function parseDsn(dsn: string): SentryTarget {
  const url = URL.canParse(dsn) ? new URL(dsn) : undefined;
  const [, folder = "", project] = /^(.*)\/(\d+)\/?$/.exec(url?.pathname ?? "") ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !project) {
    throw new Error("A DSN looks like https://key@errors.example.com/42");
  }
  return { envelopeUrl: `${url.origin}${folder}/api/${project}/envelope/`, publicKey: url.username };
}

/** Sends errors to a Sentry-compatible collector. Never throws and never waits long: it must not add a failure. */
export function createSentryForwarder(options: {
  dsn: string;
  log: Log;
  now: () => Date;
  release?: string;
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
}): ForwardError {
  const { log, now, timeoutMs = 3000, fetch = globalThis.fetch } = options;
  const { envelopeUrl, publicKey } = parseDsn(options.dsn);
  let inFlight = 0;

  return async (error) => {
    if (inFlight >= maxInFlight) return;
    inFlight += 1;
    try {
      const response = await fetch(envelopeUrl, {
        method: "POST",
        headers: {
          "content-type": "application/x-sentry-envelope",
          "x-sentry-auth": `Sentry sentry_version=7, sentry_client=tendwell/1.0, sentry_key=${publicKey}`,
        },
        body: envelope(error, now(), options.release),
        // The target is the configured one only; an answer cannot send us elsewhere.
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) log.warn({ status: response.status }, "The error collector refused a report");
    } catch (failure) {
      log.warn({ err: failure }, "The error collector could not be reached");
    } finally {
      inFlight -= 1;
    }
  };
}

function envelope(error: ReportedError, now: Date, release: string | undefined): string {
  const eventId = randomUUID().replaceAll("-", "");
  const event = {
    event_id: eventId,
    timestamp: now.toISOString(),
    platform: error.source === "browser" ? "javascript" : "node",
    level: "error",
    logger: error.where,
    release,
    transaction: error.path && scrub(error.path),
    exception: { values: causesFirst(error).map(exceptionOf) },
  };
  const lines = [{ event_id: eventId, sent_at: now.toISOString() }, { type: "event" }, event];
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
}

function causesFirst(error: DescribedError): DescribedError[] {
  return error.cause ? [...causesFirst(error.cause), error] : [error];
}

function exceptionOf({ type, message, stack }: DescribedError) {
  const frames = stackFrames(scrub(stack ?? ""));
  return {
    type: scrub(type),
    value: scrub(message),
    ...(frames.length > 0 && { stacktrace: { frames } }),
  };
}
