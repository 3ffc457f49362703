import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { words } from "../../content/words.ts";
import { confirmReportRequest, emailReportRequest, type MailedReport } from "../../contracts/calls.ts";
import type { CallRow } from "../database/tables.ts";
import { consentVersion } from "../leads/consent-version.ts";
import { visitorLanguage } from "../leads/visitor-language.ts";
import type { CallServices } from "./call-services.ts";
import { keptReports } from "./kept-reports.ts";
import { refuse } from "./refuse.ts";
import { bearerOf, isFromOperator, isHolder, isTokenOf } from "./who-asks.ts";

type ById = FastifyRequest<{ Params: { id: string } }>;

/**
 * The report of a call by mail: what the server keeps and nothing else, and only once the address is confirmed. An
 * operator vouches for the address.
 */
export function emailReportRoutes(scope: FastifyInstance, services: CallServices) {
  const { calls, reportMails } = services;
  const tooMany = "That was a lot of mails in a short time. Please try again later.";

  scope.post("/call/:id/email-report", async (request: ById, reply) => {
    const known = (await calls.find(request.params.id)) ?? (await keptFor(request));
    const isOperator = isFromOperator(request, services);
    if (!known || !(isHolder(request, known) || isOperator)) return notYours(reply);
    const row = await keptNow(known);
    if (keptReports(row.report).length === 0) return refuse(reply, 409, "This call has no report yet.");
    if (!row.email) return refuse(reply, 409, "Nobody gave an address for this call.");
    if (isOperator) return queue(row, reply);
    const asked = { clientKey: services.clientKey(request), language: visitorLanguage(request) };
    let outcome: "sent" | "too-many";
    try {
      outcome = await reportMails.sendCode(row, asked);
    } catch (error) {
      services.reportError(error, { where: "code mail" });
      return refuse(reply, 503, "The code could not be mailed just now. Please try again.");
    }
    if (outcome === "too-many") return refuse(reply, 429, tooMany);
    return answer(reply, { id: row.id, status: "code-sent" });
  });

  scope.post("/call/:id/email-report/confirm", async (request: ById, reply) => {
    const row = await calls.find(request.params.id);
    if (!row || !isHolder(request, row)) return notYours(reply);
    const asked = v.safeParse(confirmReportRequest, request.body);
    if (!asked.success) return refuse(reply, 400, "A code has six digits.");
    const outcome = await reportMails.confirm(row, asked.output.code);
    if (outcome === "void") return refuse(reply, 410, "This code is no longer good. Ask for a new one.");
    if (outcome === "wrong") return refuse(reply, 422, "This is not the code.");
    return queue(await keptNow(row), reply);
  });

  /** Whoever typed without an address gives one now. */
  async function keptFor(request: ById): Promise<CallRow | undefined> {
    const { id } = request.params;
    const asked = v.safeParse(emailReportRequest, request.body ?? {});
    const isTheirs = isTokenOf({ token_hash: services.host.tokenHashOf(id) ?? null }, bearerOf(request));
    if (!asked.success || !asked.output.email || !isTheirs) return undefined;
    const language = visitorLanguage(request);
    const consent = consentVersion(asked.output.consentVersion, words[language].talk.consent.version);
    await services.host.keepFor(id, asked.output.email, { consent, language });
    return calls.find(id);
  }

  /** A call that is still on is kept as it is at this moment. */
  async function keptNow(row: CallRow): Promise<CallRow> {
    await services.host.keepNow(row.id);
    return (await calls.find(row.id)) ?? row;
  }

  async function queue(row: CallRow, reply: FastifyReply) {
    const status = await reportMails.queue(row);
    if (status === "no-address") return refuse(reply, 409, "Nobody gave an address for this call.");
    if (status === "too-many") return refuse(reply, 429, tooMany);
    return answer(reply, { id: row.id, status });
  }
}

function notYours(reply: FastifyReply) {
  return refuse(reply, 401, "The token is not for this call.");
}

function answer(reply: FastifyReply, body: MailedReport) {
  return reply.code(202).send(body);
}
