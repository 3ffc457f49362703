import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { confirmReportRequest, type MailedReport } from "../../contracts/calls.ts";
import type { Language } from "../../contracts/paths.ts";
import type { CallRow } from "../database/tables.ts";
import type { CallServices } from "./call-services.ts";
import { refuse } from "./refuse.ts";
import { isFromOperator, isHolder } from "./who-asks.ts";

type ById = FastifyRequest<{ Params: { id: string } }>;

/**
 * The report of a call by mail: what the server keeps and nothing else, and only once the address is confirmed. An
 * operator vouches for the address.
 */
export function emailReportRoutes(
  scope: FastifyInstance,
  services: CallServices,
  languageFrom: (request: FastifyRequest) => Language,
) {
  const { calls, reportMails } = services;
  const tooMany = "That was a lot of mails in a short time. Please try again later.";

  scope.post("/call/:id/email-report", async (request: ById, reply) => {
    const row = await calls.find(request.params.id);
    const isOperator = isFromOperator(request, services);
    if (!row || !(isHolder(request, row) || isOperator)) return notYours(reply);
    if (!row.report) return refuse(reply, 409, "This call has no report yet.");
    if (!row.email) return refuse(reply, 409, "Nobody gave an address for this call.");
    if (isOperator) return queue(row, reply);
    const asked = { clientKey: services.clientKey(request), language: languageFrom(request) };
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
    return queue(row, reply);
  });

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
