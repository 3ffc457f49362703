import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { pathOf } from "../contracts/paths.ts";
import { callRoutes } from "./calls/call-routes.ts";
import { hearOut } from "./hear-out.ts";
import { leadRoutes } from "./leads/receive-lead.ts";
import { errorRoutes } from "./observe/errors.ts";
import { healthRoutes } from "./observe/health-routes.ts";
import { logRequests } from "./observe/request-log.ts";
import { timeRequests } from "./observe/time-requests.ts";
import { pageErrors } from "./pages/page-errors.ts";
import { pageRoutes, pathIn } from "./pages/page-routes.ts";
import { answerBrokenAddresses, answerBrokenRequests } from "./security/broken-requests.ts";
import { countBodies } from "./security/count-bodies.ts";
import { guardConnections } from "./security/guard-connections.ts";
import { limits } from "./security/limits.ts";
import { cameOverTls } from "./security/trusted-proxies.ts";
import type { Services } from "./services.ts";

const talkPages = new Set([pathOf("talk", "en"), pathOf("talk", "es")]);

/** The list of routes, in order. */
export function createApp(services: Services): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance,
    // A log of its own for each request costs more than sending a page; lines carry the request's id instead.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Who is already connected when the server stops is still answered, not turned away.
    return503OnClosing: false,
    bodyLimit: limits.bodyBytes.value,
    requestTimeout: limits.requestMs.value,
    connectionTimeout: limits.stalledMs.value,
    keepAliveTimeout: limits.keptAliveMs.value,
    http: {
      headersTimeout: limits.headersMs.value,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: limits.headerBytes.value,
    },
    routerOptions: { maxParamLength: 200 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    clientErrorHandler: answerBrokenRequests(services),
    frameworkErrors: answerBrokenAddresses(services),
  });

  app.addHook("onRequest", (request, reply, done) => {
    const tls = cameOverTls(request.raw, services.config.isTrustedProxy);
    const page = talkPages.has(pathIn(request)) ? "talk" : "other";
    reply.headers(services.securityHeaders({ tls, page }));
    done();
  });
  const { reachedLimit } = services.metrics;
  countBodies(app, { clientKey: services.clientKey, reached: reachedLimit });
  const connections = guardConnections(app.server, {
    isTrustedProxy: services.config.isTrustedProxy,
    reached: reachedLimit,
  });
  logRequests(app, (path) => path.startsWith("/assets/"));
  timeRequests(app, services.metrics);
  pageErrors(app, services);
  healthRoutes(app, { ...services, metricsToken: services.config.metricsToken });
  leadRoutes(app, {
    ...services,
    minFillMs: services.config.minFillMs,
    countLead: services.metrics.countLead,
    reachedLimit,
  });
  callRoutes(app, {
    ...services,
    ...services.calls,
    provider: services.provider,
    reachedLimit,
    // Only the command line asks it; a call is understood here alone.
  });
  services.provider.answer(app);
  app.server.on("upgrade", services.acceptSockets);
  app.addHook("preClose", async () => {
    await Promise.all([hearOut(app.server, connections.cutAll), services.endCalls()]);
  });
  errorRoutes(app, { ...services, limiter: services.errorReportLimiter });
  pageRoutes(app, services);
  return app;
}
