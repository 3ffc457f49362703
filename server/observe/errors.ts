import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { errorReport } from "../../contracts/error-report.ts";
import { apiPaths } from "../../contracts/paths.ts";
import { limits } from "../security/limits.ts";
import type { RateLimiter } from "../security/rate-limit.ts";
import { browserError, ownPage } from "./browser-error.ts";
import type { Log } from "./log.ts";
import { isFromExtension, policyViolations } from "./policy-report.ts";
import type { ReportError } from "./report-error.ts";

/** Receives what browsers report: script errors, and breaches of the content security policy. */
export function errorRoutes(
  app: FastifyInstance,
  services: {
    log: Log;
    limiter: RateLimiter;
    reportError: ReportError;
    clientKey: (request: FastifyRequest) => string;
  },
) {
  const { log, limiter, reportError, clientKey } = services;

  // Before the body is read, so that a flood costs as little as possible.
  const limit = async (request: FastifyRequest, reply: FastifyReply) => {
    const { allowed, retryAfterSeconds } = limiter(clientKey(request));
    if (!allowed) return reply.code(429).header("retry-after", retryAfterSeconds).send();
  };
  const options = {
    bodyLimit: limits.errorReportBytes.value,
    onRequest: limit,
    errorHandler: answerWithoutBody,
  };

  app.register(async (scope) => {
    const readJson = scope.getDefaultJsonParser("error", "error");
    scope.addContentTypeParser(["application/csp-report", "application/reports+json"], { parseAs: "string" }, readJson);

    scope.post(apiPaths.errors, options, async (request, reply) => {
      const report = v.safeParse(errorReport, request.body);
      if (!report.success) return reply.code(400).send();
      const path = ownPage(report.output.path);
      reportError(browserError(report.output), { where: "browser", source: "browser", path });
      return reply.code(204).send();
    });

    scope.post(apiPaths.cspReports, options, async (request, reply) => {
      const violations = policyViolations(request.body);
      if (!violations) return reply.code(400).send();
      for (const violation of violations.slice(0, 10)) {
        if (!isFromExtension(violation)) log.warn(violation, "The content security policy was breached");
      }
      return reply.code(204).send();
    });
  });
}

function answerWithoutBody(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) throw error;
  return reply.code(status).send();
}
