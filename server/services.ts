import type { FastifyRequest } from "fastify";
import type { Config } from "./config.ts";
import { createLog, type Log } from "./observe/log.ts";
import { createErrorReporter, type ReportError } from "./observe/report-error.ts";
import { createSentryForwarder } from "./observe/sentry.ts";
import type { Site } from "./pages/site.ts";
import { clientAddress, clientKey } from "./security/client-address.ts";
import { createSecurityHeaders, type SecurityHeaders } from "./security/headers.ts";
import { createRateLimiter, type RateLimiter } from "./security/rate-limit.ts";

/** What is built once, when the process starts, and handed to every route. */
export type Services = {
  config: Config;
  development: boolean;
  log: Log;
  reportError: ReportError;
  site: Site;
  securityHeaders: SecurityHeaders;
  errorReportLimiter: RateLimiter;
  clientKey: (request: FastifyRequest) => string;
};

type Given = { config: Config; site: Site; development?: boolean; log?: Log };

export function buildServices({ config, site, development = false, ...given }: Given): Services {
  const log = given.log ?? createLog({ level: config.logLevel });
  const dsn = config.sentryDsn;
  const forward = dsn ? createSentryForwarder({ dsn, log, now: () => new Date() }) : undefined;
  return {
    config,
    development,
    log,
    site,
    reportError: createErrorReporter(forward ? { log, forward } : { log }),
    securityHeaders: createSecurityHeaders({ development }),
    errorReportLimiter: createRateLimiter({ rate: config.errorReportRate, now: Date.now }),
    clientKey: (request) => clientKey(clientAddress(request.raw, config.isTrustedProxy)),
  };
}
