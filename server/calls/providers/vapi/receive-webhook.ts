import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { type EndOfCallReport, endOfCallReport, turn } from "../../../../contracts/call-messages.ts";
import { hostedProvider } from "../../../../contracts/hosted-voice.ts";
import { apiPaths } from "../../../../contracts/paths.ts";
import type { CallRow } from "../../../database/tables.ts";
import { largeBodies } from "../../../security/count-bodies.ts";
import { type LimitReached, limits } from "../../../security/limits.ts";
import type { CallMetrics } from "../../call-metrics.ts";
import type { CallKeeper } from "../../keep-call.ts";
import { hearProvider } from "./hear-provider.ts";
import type { HostedTalks } from "./hosted-talks.ts";

type WebhookServices = {
  calls: CallKeeper;
  secret: string | undefined;
  talks: HostedTalks;
  metrics: CallMetrics;
  reachedLimit: LimitReached;
  now(): number;
};

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

  hearProvider(app, {
    path: apiPaths.voiceWebhook,
    secret,
    now,
    before: [largeBodies(reachedLimit)].flat(),
    async answer(body, raw, reply) {
      const read = v.safeParse(webhook, body);
      if (!read.success) return reply.code(400).send({ message: "This is no message of a call." });

      const { message } = read.output;
      const call = message.call && (await calls.findByProviderId(hostedProvider, message.call.id));
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
    await talk.answer(turns.map(({ role, message = "" }) => ({ role, text: message.trim() })));
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
