import type { FastifyRequest } from "fastify";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";
import { leadRecorder, type RecordLead } from "./leads/record-lead.ts";
import { startRetentionJob } from "./leads/retention-job.ts";
import { createMailer } from "./mail/create-mailer.ts";
import { createLog, type Log } from "./observe/log.ts";
import { createMetrics, type Metrics } from "./observe/metrics.ts";
import { createErrorReporter, type ReportError } from "./observe/report-error.ts";
import { createSentryForwarder } from "./observe/sentry.ts";
import { carriersFor, channelsFor } from "./outbox/carriers.ts";
import { logDeliveries } from "./outbox/log-deliveries.ts";
import { type Outbox, runOutbox } from "./outbox/run-outbox.ts";
import type { Site } from "./pages/site.ts";
import { clientAddress, clientKey } from "./security/client-address.ts";
import { createSecurityHeaders, type SecurityHeaders } from "./security/headers.ts";
import { createRateLimiter, type RateLimiter } from "./security/rate-limit.ts";
import { comesFromOwnSite } from "./security/same-origin.ts";

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
  isFromOwnSite: (request: FastifyRequest) => boolean;
  now: () => number;
  db: Database;
  metrics: Metrics;
  recordLead: RecordLead;
  outbox: Outbox;
  /** After the last request: finishes what is on its way and closes the store. */
  close(): Promise<void>;
};

/** How long a delivery that is on its way may hold up a stop; after that its lease sees to it. */
const outboxPatienceMs = 4000;

type Given = { config: Config; site: Site; development?: boolean; log?: Log };

export async function buildServices({
  config,
  site,
  development = false,
  ...given
}: Given): Promise<Services> {
  const log = given.log ?? createLog({ level: config.logLevel });
  const dsn = config.sentryDsn;
  const forward = dsn ? createSentryForwarder({ dsn, log, now: () => new Date() }) : undefined;
  const now = Date.now;
  const metrics = createMetrics();
  const db = await openDatabase(config.database, {
    committed: metrics.timeCommit,
    troubled: (error) => log.warn({ err: error, store: config.database.kind }, "The store had trouble"),
  });
  const mailer = createMailer(config.mail, log);
  const carriers = carriersFor({ config, mailer, now });
  const outbox = runOutbox({ db, carriers, now, random: Math.random, events: logDeliveries(log, metrics) });
  const retention = startRetentionJob({ db, retention: config.retention, now, log });

  return {
    config,
    development,
    log,
    site,
    reportError: createErrorReporter(forward ? { log, forward } : { log }),
    securityHeaders: createSecurityHeaders({ development }),
    errorReportLimiter: createRateLimiter({ rate: config.errorReportRate, now: Date.now }),
    clientKey: (request) => clientKey(clientAddress(request.raw, config.isTrustedProxy)),
    isFromOwnSite: (request) => comesFromOwnSite(request.raw, config.isTrustedProxy),
    now,
    db,
    metrics,
    recordLead: leadRecorder(db, { rate: config.leadRate, channels: channelsFor(config) }),
    outbox,
    async close() {
      retention.stop();
      await outbox.stop(outboxPatienceMs);
      mailer.close();
      await db.close();
    },
  };
}
