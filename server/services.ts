import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import { type AcceptSockets, acceptSockets } from "./calls/accept-sockets.ts";
import { openCallDesk, type SpeechSource } from "./calls/call-desk.ts";
import type { CallServices } from "./calls/call-services.ts";
import { addressConfirmer } from "./calls/confirm-address.ts";
import { demoAssistant } from "./calls/demo-assistant.ts";
import { holdConversations } from "./calls/held-conversations.ts";
import type { VoiceProvider } from "./calls/hosted-voice.ts";
import { callKeeper } from "./calls/keep-call.ts";
import type { Mind } from "./calls/mind.ts";
import { vapi } from "./calls/providers/vapi/vapi.ts";
import { reportQueuer } from "./calls/queue-report.ts";
import { rehearse } from "./calls/rehearse.ts";
import { createSessionTokens } from "./calls/session-token.ts";
import { speechSource } from "./calls/speech-source.ts";
import { spendToken } from "./calls/spend-token.ts";
import { startMind } from "./calls/start-mind.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";
import { keepPrivate } from "./keep-private.ts";
import { leadRecorder, type RecordLead } from "./leads/record-lead.ts";
import { startRetentionJob } from "./leads/retention-job.ts";
import { createMailer } from "./mail/create-mailer.ts";
import { createLog, type Log } from "./observe/log.ts";
import { openLogFiles } from "./observe/log-files.ts";
import { createMetrics, type Metrics } from "./observe/metrics.ts";
import { createErrorReporter, type ReportError } from "./observe/report-error.ts";
import { createSentryForwarder } from "./observe/sentry.ts";
import { carriersFor, channelsFor } from "./outbox/carriers.ts";
import { logDeliveries } from "./outbox/log-deliveries.ts";
import { type Outbox, runOutbox } from "./outbox/run-outbox.ts";
import { createPageTraffic, type PageTraffic } from "./pages/page-traffic.ts";
import type { Site } from "./pages/site.ts";
import { clientAddress, clientKey } from "./security/client-address.ts";
import { createSecurityHeaders, type SecurityHeaders } from "./security/headers.ts";
import { createRateLimiter, type RateLimiter } from "./security/rate-limit.ts";
import { comesFromOwnSite } from "./security/same-origin.ts";
import { startSpeech } from "./speech/start-speech.ts";

/** What is built once, when the process starts, and handed to every route. */
export type Services = {
  config: Config;
  development: boolean;
  log: Log;
  reportError: ReportError;
  site: Site;
  pageTraffic: PageTraffic;
  securityHeaders: SecurityHeaders;
  errorReportLimiter: RateLimiter;
  clientKey: (request: FastifyRequest) => string;
  isFromOwnSite: (request: FastifyRequest) => boolean;
  now: () => number;
  db: Database;
  metrics: Metrics;
  recordLead: RecordLead;
  outbox: Outbox;
  provider: VoiceProvider;
  calls: Omit<CallServices, "clientKey" | "isFromOwnSite" | "provider" | "reportError" | "reachedLimit" | "now">;
  /** The sockets of calls; a hosted voice has its own. */
  acceptSockets: AcceptSockets;
  /** Before the last request: ends the calls that are on, each with its report. */
  endCalls(): Promise<void>;
  /** After the last request: finishes what is on its way and closes the store. */
  close(): Promise<void>;
};

/** How long a delivery that is on its way may hold up a stop; after that its lease sees to it. */
const outboxPatienceMs = 4000;

type Given = {
  config: Config;
  site: Site;
  development?: boolean;
  log?: Log;
  speech?: SpeechSource;
  mind?: Mind | undefined;
};

/** Without engines every call is typed. */
export const noSpeech: SpeechSource = { status: () => "off", speech: () => undefined };
const callsPerCore = 2;

export async function buildServices({ config, site, development = false, ...given }: Given): Promise<Services> {
  const log = given.log ?? createLog({ level: config.logLevel, ...logDestination(config, Date.now) });
  const dsn = config.sentryDsn;
  const forward = dsn ? createSentryForwarder({ dsn, log, now: () => new Date() }) : undefined;
  const now = Date.now;
  keepPrivate(config.dataDir);
  const metrics = createMetrics();
  const pageTraffic = createPageTraffic();
  const db = await openDatabase(config.database, {
    committed: metrics.timeCommit,
    troubled: (error) => log.warn({ err: error, store: config.database.kind }, "The store had trouble"),
    othersWait: pageTraffic.wasAsked,
  });
  const mailer = createMailer(config.mail, log);
  const calls = callKeeper(db);
  const carriers = carriersFor({ config, mailer, calls, now });
  const outbox = runOutbox({ db, carriers, now, random: Math.random, events: logDeliveries(log, metrics) });
  const retention = startRetentionJob({
    db,
    retention: config.retention,
    now,
    log,
    mailFolder: join(config.dataDir, "mail"),
  });

  const reportError = createErrorReporter({ log, forward, count: metrics.countError });
  const recordLead = leadRecorder(db, { rate: config.leadRate, channels: channelsFor(config) });
  const { voice } = config;
  const engines =
    voice.kind === "embedded" && !given.speech
      ? startSpeech({
          modelsDir: config.modelsDir,
          cacheDir: join(config.dataDir, "spoken"),
          synth: voice.synth,
          log,
        })
      : undefined;
  const thinking = given.mind
    ? { mind: given.mind, close: async () => {} }
    : await startMind((error) => reportError(error, { where: "reader" }));
  const { mind } = thinking;
  const conversations = holdConversations({
    mind,
    keep: calls.keepFindings,
    reachedLimit: metrics.reachedLimit,
    reportError,
    now,
  });
  const desk = openCallDesk({
    calls,
    recordLead,
    conversations,
    speech: metrics.speech.measure(given.speech ?? (engines ? speechSource(engines) : noSpeech)),
    maxVoiceCalls: (voice.kind === "embedded" ? voice.maxCalls : undefined) ?? callsPerCore * availableParallelism(),
    assistant: demoAssistant,
    metrics: metrics.calls,
    reachedLimit: metrics.reachedLimit,
    log,
    reportError,
    now,
  });
  metrics.countLive(desk.liveCalls);
  const provider = vapi({
    settings: voice.kind === "hosted" ? voice.provider : undefined,
    siteUrl: config.siteUrl,
    desk,
    conversations,
    calls,
    recordLead,
    metrics: metrics.calls,
    reachedLimit: metrics.reachedLimit,
    reportError,
    now,
  });
  const { hosted } = provider;
  let closing: Promise<void> | undefined;
  engines?.attempted.then(() => rehearse(mind)).catch((error) => reportError(error, { where: "rehearsal" }));

  return {
    config,
    development,
    log,
    site,
    pageTraffic,
    reportError,
    securityHeaders: createSecurityHeaders({
      development,
      inlineHashes: site.inlineHashes,
      ...(hosted && { talkSources: hosted.pageSources, talkCamera: hosted.cameraAllowed }),
    }),
    errorReportLimiter: createRateLimiter({ rate: config.errorReportRate, now: Date.now }),
    clientKey: (request) => clientKey(clientAddress(request.raw, config.isTrustedProxy)),
    isFromOwnSite: (request) => comesFromOwnSite(request.raw, config.isTrustedProxy),
    now,
    db,
    metrics,
    recordLead,
    outbox,
    provider,
    calls: {
      calls,
      conversations,
      host: hosted?.host ?? desk,
      tokens: createSessionTokens({
        now,
        secret: voice.tokenSecret,
        spend: (nonce) => spendToken(db, nonce, now()),
      }),
      limiter: createRateLimiter({ rate: voice.rate, now }),
      privateKey: voice.privateKey,
      hosted,
      reportMails: {
        ...addressConfirmer({
          db,
          mailer,
          from: config.mail.from,
          now,
          reached: metrics.reachedLimit,
        }),
        queue: reportQueuer(db, now, metrics.reachedLimit),
      },
    },
    acceptSockets: acceptSockets(
      { connect: (key, accept) => desk.connect(key, accept) || conversations.connect(key, accept) },
      (request) => comesFromOwnSite(request, config.isTrustedProxy),
    ),
    async endCalls() {
      await desk.close();
      // No call needs them any more, and the sentence that is being made ahead may take seconds.
      closing = engines?.close();
      await conversations.close();
    },
    async close() {
      retention.stop();
      closing ??= engines?.close();
      await Promise.all([closing, thinking.close(), outbox.stop(outboxPatienceMs)]);
      mailer.close();
      await db.close();
    },
  };
}

function logDestination({ logFiles }: Config, now: () => number) {
  return logFiles && { destination: openLogFiles({ ...logFiles, now }) };
}
