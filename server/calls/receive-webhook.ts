import { createHash, createHmac } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { type EndOfCallReport, endOfCallReport, turn } from "../../contracts/call-messages.ts";
import { apiPaths } from "../../contracts/paths.ts";
import type { CallRow } from "../database/tables.ts";
import { largeBodies } from "../security/count-bodies.ts";
import { type LimitReached, limits } from "../security/limits.ts";
import type { CallMetrics } from "./call-metrics.ts";
import type { HostedTalks } from "./hosted-talks.ts";
import type { CallKeeper } from "./keep-call.ts";
import { isSame } from "./session-token.ts";

export type WebhookServices = {
  calls: CallKeeper;
  /** Without one, nobody can prove to be the hosted voice. */
  secret: string | undefined;
  talks: HostedTalks;
  metrics: CallMetrics;
  reachedLimit: LimitReached;
  now(): number;
};

const maxTurns = 200;
const maxAgeMs = 5 * 60_000;
const wrongSecret = "The secret is missing or wrong.";
/** Kept for their own sake; any other is noted by its name only. */
const keptTypes = new Set(["status-update", "transcript", "end-of-call-report", "tool-calls", "hang"]);

const toolCall = v.looseObject({ id: v.string(), function: v.looseObject({ name: v.string() }) });
const webhook = v.object({
  message: v.looseObject({
    type: v.pipe(v.string(), v.maxLength(100)),
    call: v.optional(v.looseObject({ id: v.string() })),
    status: v.optional(v.string()),
    endedReason: v.optional(v.string()),
    toolCallList: v.optional(v.array(toolCall)),
  }),
});

/** What a hosted voice tells us of its calls, each message once, however often it is delivered. */
export function webhookRoutes(app: FastifyInstance, services: WebhookServices) {
  const { calls, secret, talks, metrics, reachedLimit, now } = services;
  const limitBodies = largeBodies(reachedLimit);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: limits.webhookBytes.value },
      (_request, body, done) => done(null, body),
    );

    /** Whatever can be told from the headers is told before a body is read. */
    const turnAway = async (request: FastifyRequest, reply: FastifyReply) => {
      if (secret && mayBeAuthentic(request, secret, now())) return;
      return reply.code(401).header("connection", "close").send({ message: wrongSecret });
    };

    scope.post(
      apiPaths.voiceWebhook,
      { onRequest: [turnAway, limitBodies].flat() },
      async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!secret || !isAuthentic(request, raw, secret, now())) {
          return reply.code(401).send({ message: wrongSecret });
        }
        const read = v.safeParse(webhook, fromJson(raw));
        if (!read.success) return reply.code(400).send({ message: "This is no message of a call." });

        const { message } = read.output;
        const call = message.call && (await calls.findByProviderId("vapi", message.call.id));
        const isNew = await calls.noteEvent(
          {
            id: createHash("sha256").update(raw).digest("base64url"),
            callId: call?.id ?? null,
            type: message.type,
            body: call && isWorthKeeping(message.type, raw) ? raw.toString("utf8") : "{}",
          },
          now(),
        );
        if (isNew && call) await apply(message, call);
        if (message.type === "tool-calls") return { results: toolResults(message.toolCallList ?? []) };
        return reply.code(200).send({});
      },
    );
  });

  async function apply(message: v.InferOutput<typeof webhook>["message"], call: CallRow) {
    const { id } = call;
    if (message.type === "status-update" && message.status === "in-progress") await calls.connect(id);
    if (message.type === "status-update" && message.status === "ended") {
      await endOnce(id, message.endedReason ?? "customer-ended-call");
    }
    if (message.type !== "end-of-call-report") return;
    const report = v.safeParse(endOfCallReport, message);
    if (!report.success) return;
    await endOnce(id, report.output.endedReason);
    await keepReport(report.output, call);
  }

  /** The report is that of our own conversation; what it was not asked about, it hears now. */
  async function keepReport(told: EndOfCallReport, call: CallRow) {
    const messages = v.safeParse(v.array(turn), told.artifact?.messages);
    const turns = messages.success ? messages.output : [];
    const talk = talks.of(call);
    await talk.answer(
      turns.slice(0, maxTurns).map(({ role, message = "" }) => ({ role, text: message.trim() })),
    );
    await talk.conversation.obey({ kind: "ended" });
    const report = { ...told, artifact: { ...told.artifact, messages: turns } };
    await calls.addReport(call.id, { report, findings: talk.conversation.findings() });
    talks.end(call.id);
  }

  async function endOnce(id: string, reason: string) {
    if (await calls.end(id, reason, now())) metrics.ended(reason);
  }
}

/** Of a call that we do not know nothing is kept: nobody could ask for it to be erased. */
function isWorthKeeping(type: string, raw: Buffer): boolean {
  return keptTypes.has(type) && raw.length <= limits.eventBytes.value;
}

/** The draft is kept with the event; the assistant only needs to know that it was. */
function toolResults(list: v.InferOutput<typeof toolCall>[]) {
  return list.map(({ id, function: { name } }) =>
    name === "save_incident_draft"
      ? { toolCallId: id, name, result: "saved" }
      : { toolCallId: id, name, error: "There is no such tool." },
  );
}

/** False when the headers alone show that a request is nobody's; a signature is over the body, which comes later. */
export function mayBeAuthentic(request: FastifyRequest, secret: string, now: number): boolean {
  const shown = shownSecret(request);
  return shown === undefined ? signatureOf(request, now) !== undefined : isSame(shown, secret);
}

/** As a bearer, as the older header, or as an HMAC over time and body: whichever the credential there is set to. */
export function isAuthentic(request: FastifyRequest, raw: Buffer, secret: string, now: number): boolean {
  const shown = shownSecret(request);
  if (shown !== undefined) return isSame(shown, secret);
  const signed = signatureOf(request, now);
  if (!signed) return false;
  const expected = createHmac("sha256", secret).update(`${signed.timestamp}.`).update(raw).digest("hex");
  return isSame(signed.signature, expected);
}

function shownSecret({ headers }: FastifyRequest): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  const old = headers["x-vapi-secret"];
  return bearer ?? (typeof old === "string" ? old : undefined);
}

/** The signature that was sent, unless it is too old to be of now. */
function signatureOf({ headers }: FastifyRequest, now: number) {
  const { "x-vapi-signature": signature, "x-vapi-timestamp": timestamp } = headers;
  if (typeof signature !== "string" || typeof timestamp !== "string") return undefined;
  const sentAt = Number(timestamp) * (timestamp.length > 11 ? 1 : 1000);
  if (!(Math.abs(now - sentAt) <= maxAgeMs)) return undefined;
  return { signature: signature.replace(/^sha256=/, "").toLowerCase(), timestamp };
}

function fromJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}
