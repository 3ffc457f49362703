import { createHash, createHmac } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import { type EndOfCallReport, endOfCallReport, turn } from "../../contracts/call-messages.ts";
import { apiPaths } from "../../contracts/paths.ts";
import type { CallRow } from "../database/tables.ts";
import type { CallMetrics } from "./call-metrics.ts";
import type { CallKeeper } from "./keep-call.ts";
import type { Mind } from "./mind.ts";
import { isSame } from "./session-token.ts";

export type WebhookServices = {
  calls: CallKeeper;
  /** Without one, nobody can prove to be the hosted voice. */
  secret: string | undefined;
  mind: Mind;
  metrics: CallMetrics;
  now(): number;
};

const maxBytes = 2 * 1024 * 1024;
const maxAgeMs = 5 * 60_000;
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
export function webhookRoutes(app: FastifyInstance, { calls, secret, mind, metrics, now }: WebhookServices) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    );

    scope.post(apiPaths.voiceWebhook, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!secret || !isAuthentic(request, raw, secret, now())) {
        return reply.code(401).send({ message: "The secret is missing or wrong." });
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
          body: keptTypes.has(message.type) ? raw.toString("utf8") : "{}",
        },
        now(),
      );
      if (isNew && call) await apply(message, call);
      if (message.type === "tool-calls") return { results: toolResults(message.toolCallList ?? []) };
      return reply.code(200).send({});
    });
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
    await calls.addReport(id, understood(report.output, call));
  }

  /** The same mind reads both voices' calls, so that their reports cannot drift apart. */
  function understood(report: EndOfCallReport, call: CallRow): EndOfCallReport {
    const conversation = mind.begin({ now: new Date(call.started_at), setting: call.setting });
    const messages = v.safeParse(v.array(turn), report.artifact?.messages);
    for (const { role, message = "" } of messages.success ? messages.output : []) {
      if (role === "user" && message.trim()) conversation.hear({ text: message, by: "speech" });
    }
    const findings = conversation.findings();
    const { summary = findings.summary } = report.analysis ?? {};
    return {
      ...report,
      artifact: { ...report.artifact, messages: messages.success ? messages.output : [] },
      analysis: { summary, structuredData: findings.report, unconfirmed: findings.unconfirmed },
    };
  }

  async function endOnce(id: string, reason: string) {
    if (await calls.end(id, reason, now())) metrics.ended(reason);
  }
}

/** The draft is kept with the event; the assistant only needs to know that it was. */
function toolResults(list: v.InferOutput<typeof toolCall>[]) {
  return list.map(({ id, function: { name } }) =>
    name === "save_incident_draft"
      ? { toolCallId: id, name, result: "saved" }
      : { toolCallId: id, name, error: "There is no such tool." },
  );
}

/** As a bearer, as the older header, or as an HMAC over time and body: whichever the credential there is set to. */
function isAuthentic({ headers }: FastifyRequest, raw: Buffer, secret: string, now: number): boolean {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  if (bearer !== undefined) return isSame(bearer, secret);
  const old = headers["x-vapi-secret"];
  if (typeof old === "string") return isSame(old, secret);

  const { "x-vapi-signature": signature, "x-vapi-timestamp": timestamp } = headers;
  if (typeof signature !== "string" || typeof timestamp !== "string") return false;
  const sentAt = Number(timestamp) * (timestamp.length > 11 ? 1 : 1000);
  if (!(Math.abs(now - sentAt) <= maxAgeMs)) return false;
  const expected = createHmac("sha256", secret).update(`${timestamp}.`).update(raw).digest("hex");
  return isSame(signature.replace(/^sha256=/, "").toLowerCase(), expected);
}

function fromJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}
