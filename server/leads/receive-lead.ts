import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { words } from "../../content/words.ts";
import { checkForm, type FormName } from "../../contracts/lead-forms.ts";
import { apiPaths } from "../../contracts/paths.ts";
import { StoreFailure } from "../database/database.ts";
import type { ReportError } from "../observe/report-error.ts";
import type { Site } from "../pages/site.ts";
import { type LimitReached, limits } from "../security/limits.ts";
import { type Answer, sendAnswer } from "./answer.ts";
import { consentVersion } from "./consent-version.ts";
import { faultyForms } from "./faulty-forms.ts";
import { leadFromContactForm, leadFromLandingForm } from "./new-lead.ts";
import { reasonToHold } from "./reason-to-hold.ts";
import type { RecordLead } from "./record-lead.ts";
import { visitorLanguage } from "./visitor-language.ts";

export type LeadOutcome =
  | "accepted"
  | "held"
  | "repeated"
  | "too-many"
  | "invalid"
  | "unreadable"
  | "cross-site"
  | "not-kept";

export type LeadServices = {
  recordLead: RecordLead;
  site: Pick<Site, "render">;
  minFillMs: number;
  now: () => number;
  clientKey: (request: FastifyRequest) => string;
  isFromOwnSite: (request: FastifyRequest) => boolean;
  reportError: ReportError;
  countLead: (form: FormName, outcome: LeadOutcome) => void;
  reachedLimit: LimitReached;
};
type DrawingServices = LeadServices & { drawForm: ReturnType<typeof faultyForms> };

/** Both forms, from the page's script or from a plain HTML form. */
export function leadRoutes(app: FastifyInstance, given: LeadServices) {
  const { site, now, reachedLimit: reached } = given;
  const services = { ...given, drawForm: faultyForms({ site, now, reached }) };
  app.register(async (scope) => {
    scope.removeContentTypeParser("text/plain");
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    receive(scope, apiPaths.landingLead, "landing", services);
    receive(scope, apiPaths.contactLead, "contact", services);
  });
}

function receive(scope: FastifyInstance, path: string, form: FormName, services: DrawingServices) {
  const { drawForm, countLead } = services;

  const answer = async (request: FastifyRequest, reply: FastifyReply, given: Answer, outcome: LeadOutcome) => {
    countLead(form, outcome);
    const [language, visitor] = [visitorLanguage(request), services.clientKey(request)];
    return sendAnswer({ request, reply, drawForm, form, language, visitor }, given);
  };

  scope.post(path, {
    // Room for the longest message with every character written as an escape.
    bodyLimit: limits.bodyBytes.value,
    async onRequest(request, reply) {
      if (services.isFromOwnSite(request)) return;
      const { crossSite } = words[visitorLanguage(request)].forms.answers;
      return answer(request, reply, { status: 403, message: crossSite }, "cross-site");
    },
    async errorHandler(error: FastifyError, request, reply) {
      const { answers } = words[visitorLanguage(request)].forms;
      const unreadable: Record<number, string> = {
        400: answers.malformed,
        413: answers.tooLarge,
        415: answers.wrongType,
      };
      const message = unreadable[error.statusCode ?? 0];
      if (message) return answer(request, reply, { status: error.statusCode ?? 400, message }, "unreadable");

      services.reportError(error, { where: `POST ${path}` });
      const status = error instanceof StoreFailure ? 503 : 500;
      return answer(request, reply, { status, message: answers.notKept, retryAfterSeconds: 30 }, "not-kept");
    },
    handler: (request, reply) => receiveLead(request, reply),
  });

  async function receiveLead(request: FastifyRequest, reply: FastifyReply) {
    const { answers } = words[visitorLanguage(request)].forms;
    if (typeof request.body !== "object" || request.body === null || Array.isArray(request.body)) {
      return answer(request, reply, { status: 400, message: answers.malformed }, "unreadable");
    }
    const checked = readForm(form, request);
    if (checked.problems) {
      const { problems } = checked;
      return answer(request, reply, { status: 422, message: answers.invalid, problems }, "invalid");
    }
    const recorded = await services.recordLead(
      {
        lead: checked.lead,
        pageKey: checked.unseen["idempotency-key"],
        clientKey: services.clientKey(request),
        holdReason: reasonToHold(checked.unseen, services.now(), services.minFillMs),
      },
      services.now(),
    );
    if (recorded.outcome === "too-many") {
      const { retryAfterSeconds } = recorded;
      const minutes = String(Math.ceil(retryAfterSeconds / 60));
      const message = answers.tooMany.replace("{minutes}", minutes);
      return answer(request, reply, { status: 429, message, retryAfterSeconds }, "too-many");
    }
    return answer(request, reply, { status: 201, message: answers.kept, id: recorded.id }, recorded.outcome);
  }
}

function readForm(form: FormName, request: FastifyRequest) {
  const language = visitorLanguage(request);
  const consent = (version?: string) => ({
    language,
    consentVersion: consentVersion(version, words[language].forms.consent.version),
  });
  if (form === "landing") {
    const { values, problems } = checkForm(form, request.body);
    if (problems) return { problems };
    return { unseen: values, lead: leadFromLandingForm(values, consent(values["consent-version"])) };
  }
  const { values, problems } = checkForm(form, request.body);
  if (problems) return { problems };
  return { unseen: values, lead: leadFromContactForm(values, consent(values["consent-version"])) };
}
