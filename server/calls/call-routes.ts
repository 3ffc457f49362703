import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { words } from "../../content/words.ts";
import { readClientMessage } from "../../contracts/call-messages.ts";
import { voiceBase } from "../../contracts/call-numbers.ts";
import {
  type assistantOverrides,
  endCallRequest,
  sessionRequest,
  type VoiceStatus,
  visitorCallRequest,
  type WebCall,
  webCallRequest,
} from "../../contracts/calls.ts";
import { isDemoEmail } from "../../contracts/demo-email.ts";
import { type CallType, socketCall } from "../../contracts/hosted-voice.ts";
import { StoreFailure } from "../database/database.ts";
import { consentVersion } from "../leads/consent-version.ts";
import { visitorLanguage } from "../leads/visitor-language.ts";
import { announcedBytes } from "../security/count-bodies.ts";
import { limits } from "../security/limits.ts";
import type { CallServices } from "./call-services.ts";
import { callView } from "./call-view.ts";
import { demoAssistant } from "./demo-assistant.ts";
import { emailReportRoutes } from "./email-report.ts";
import { ownStore } from "./operator-routes.ts";
import { refuse, refuseUnread } from "./refuse.ts";
import { asOperator, bearerOf, isFromOperator, isHolder, isTokenOf } from "./who-asks.ts";

const maxVariables = 30;
const onlyOurAssistant =
  `Only the demo's own assistant answers here: send assistantId "${demoAssistant.id}" and variableValues, ` +
  "and no assistant, squad or override beside them.";

/** The provider's own addresses, answered by us; what only the provider has is handed on or declined. */
export function callRoutes(app: FastifyInstance, services: CallServices) {
  const { host, calls, tokens, hosted, now } = services;
  const forward = hosted?.forward;
  app.register(
    async (scope) => {
      readBeacons(scope);
      answerTroubles(scope, services);
      scope.addHook("onRequest", async (_request, reply) => {
        reply.header("cache-control", "no-store");
      });

      scope.get(
        "/status",
        async (): Promise<VoiceStatus> => ({
          voice: host.status(),
          hosted: hosted !== undefined,
          ...(hosted?.cameraAllowed && { camera: true }),
          sound: whoHears(host.status(), hosted),
        }),
      );

      scope.post("/session", async (request, reply) => {
        if (!services.isFromOwnSite(request)) return refuse(reply, 403, "Calls start from our own page.");
        const asked = v.safeParse(sessionRequest, request.body);
        if (!asked.success) return refuse(reply, 400, "Please enter a valid email address");
        const { allowed, retryAfterSeconds } = services.limiter(services.clientKey(request));
        if (!allowed) {
          reply.header("retry-after", retryAfterSeconds);
          return refuse(reply, 429, words[visitorLanguage(request)].talk.notices.tooMany);
        }
        const language = visitorLanguage(request);
        const shown = words[language].talk.consent.version;
        const consent = consentVersion(asked.output.consentVersion, shown);
        const session = tokens.issue(asked.output.email, request.headers.origin ?? "", { consent, language });
        return reply.code(201).send(session);
      });

      scope.post("/call/web", {
        bodyLimit: forward && limits.assistantBytes.value,
        async onRequest(request, reply) {
          if (isFromOperator(request, services) || announcedBytes(request) <= limits.bodyBytes.value) return;
          return refuseUnread(reply, 413, "This is more than a call begins with.");
        },
        handler: (request, reply) =>
          forward && isFromOperator(request, services) ? forward(request, reply) : openCall(request, reply, "webCall"),
      });

      async function openCall(request: FastifyRequest, reply: FastifyReply, type: CallType) {
        const isOperator = isFromOperator(request, services);
        if (!isOperator && !services.isFromOwnSite(request)) {
          return refuse(reply, 403, "Calls start from our own page.");
        }
        const asked = v.safeParse(webCallRequest, request.body);
        if (!asked.success) return refuse(reply, 400, asked.issues[0].message);
        if (!v.is(visitorCallRequest, request.body)) return refuse(reply, 400, onlyOurAssistant);
        const variables = plainVariables(asked.output.assistantOverrides);
        const email = typeof variables.email === "string" ? variables.email.trim() : "";
        if (email !== "" && !isDemoEmail(email)) return refuse(reply, 400, "Please enter a valid email address");

        const consented = isOperator
          ? undefined
          : await tokens.redeem(bearerOf(request), email, request.headers.origin ?? "");
        if (!isOperator && !consented) return refuse(reply, 401, "The token is not, or no longer, valid.");

        const clientKey = isOperator ? "operator" : services.clientKey(request);
        const before = asked.output.continues;
        const continues = before && (await isOf(before.id, before.callToken)) ? before.id : undefined;
        const opening = await host.open({ email, variables, type, clientKey, consented, continues });
        const { notices } = words[visitorLanguage(request)].talk;
        if (opening.outcome === "too-many") return refuse(reply, 429, notices.tooMany);
        if (opening.outcome === "busy") {
          reply.header("retry-after", 60);
          return refuse(reply, 503, notices.busy);
        }
        if (opening.outcome === "host-failed") return refuse(reply, 502, notices.typingOnly);

        const time = new Date(now()).toISOString();
        const answer: WebCall = {
          orgId: "tendwell",
          type,
          status: "queued",
          createdAt: time,
          updatedAt: time,
          assistantId: demoAssistant.id,
          assistantOverrides: { variableValues: variables },
          ...opening.call,
        };
        return reply.code(201).send(answer);
      }

      /** Whether this token is that of the call, kept or not. */
      async function isOf(id: string, token: string): Promise<boolean> {
        const held = host.tokenHashOf(id) ?? (await calls.find(id))?.token_hash;
        return isTokenOf({ token_hash: held ?? null }, token);
      }

      scope.get<{ Params: { id: string } }>("/call/:id", async (request, reply) => {
        const row = await calls.find(request.params.id);
        if (row && isHolder(request, row)) return callView(row, now());
        if (!isFromOperator(request, services)) return refuse(reply, 401, "The token is not for this call.");
        if (row) return callView(row, now());
        return forward ? forward(request, reply) : refuse(reply, 404, "There is no such call.");
      });

      scope.post<{ Params: { id: string } }>("/call/:id/end", async (request, reply) => {
        const asked = v.safeParse(endCallRequest, request.body);
        const { id } = request.params;
        if (!asked.success || !(await isOf(id, asked.output.callToken))) {
          return refuse(reply, 401, "The token is not for this call.");
        }
        host.hangUp(id);
        return reply.code(204).send();
      });

      emailReportRoutes(scope, services);

      const newSocket =
        (ask: (id: string) => string | "too-often" | undefined) =>
        async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
          const { id } = request.params;
          if (!(await isOf(id, bearerOf(request)))) return refuse(reply, 401, "The token is not for this call.");
          const webCallUrl = ask(id);
          if (!webCallUrl) return refuse(reply, 409, "This call is not on.");
          if (webCallUrl === "too-often") return refuse(reply, 429, "This call was taken up again too often.");
          return reply.code(201).send({ id, webCallUrl });
        };
      scope.post("/call/:id/resume", newSocket(host.resume));
      scope.post("/call/:id/join", newSocket(services.conversations.awaitPage));

      scope.post<{ Params: { id: string } }>("/:id/control", async (request, reply) => {
        const mayControl = isFromOperator(request, services) || (await isOf(request.params.id, bearerOf(request)));
        if (!mayControl) return refuse(reply, 401, "The token is not for this call.");
        const message = readClientMessage(request.body);
        if (!message) return refuse(reply, 400, "This is no message of a call.");
        if (!host.control(request.params.id, message)) return refuse(reply, 404, "This call is not on.");
        return reply.code(200).send({ status: "ok" });
      });

      if (!hosted) {
        ownStore(scope, services);
        scope.post(
          "/call",
          asOperator(services, (request, reply) => openCall(request, reply, socketCall)),
        );
      }
      scope.register(async (inner) => services.provider.answerAddresses(inner, services));
    },
    { prefix: voiceBase },
  );
}

/** A page that goes away can only send a beacon, and some browsers call its JSON plain text. */
function readBeacons(scope: FastifyInstance) {
  scope.removeContentTypeParser("text/plain");
  scope.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(null, undefined);
    }
  });
}

function answerTroubles(scope: FastifyInstance, { reportError }: CallServices) {
  scope.all("/*", (request, reply) => refuse(reply, 404, `Cannot ${request.method} this address.`));
  scope.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error instanceof StoreFailure ? 503 : (error.statusCode ?? 500);
    if (status < 500) return refuse(reply, status, error.message);
    reportError(error, { where: `${request.method} ${request.routeOptions.url}` });
    return refuse(reply, status, "Something went wrong on our side. Please try again.");
  });
}

/** Short texts only: they are kept with the call and handed to a hosted voice. */
function plainVariables(overrides: v.InferOutput<typeof assistantOverrides> | undefined) {
  const entries = Object.entries(overrides?.variableValues ?? {}).slice(0, maxVariables);
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      /^\w{1,40}$/.test(name) && ["string", "boolean", "number"].includes(typeof value)
        ? [[name, typeof value === "string" ? value.slice(0, 500) : value]]
        : [],
    ),
  );
}

function whoHears(
  voice: VoiceStatus["voice"],
  hosted: { name: string; cameraAllowed: boolean } | undefined,
): VoiceStatus["sound"] {
  if (hosted) return { heardBy: "provider", provider: hosted.name, isRecorded: hosted.cameraAllowed };
  return { heardBy: voice === "off" ? "nobody" : "server", isRecorded: false };
}
