import * as v from "valibot";
import { callStatuses, turn } from "./call-messages.ts";
import { audioFormat, demoAssistantId } from "./call-numbers.ts";
import { isDemoEmail } from "./demo-email.ts";
import { callTypes, socketTransport } from "./hosted-voice.ts";

const anyObject = v.record(v.string(), v.unknown());

/** GET /voice/status: whether a call can be spoken now, or only typed, and where the sound would go. */
const voiceStatus = v.object({
  voice: v.picklist(["ready", "preparing", "busy", "off"]),
  hosted: v.boolean(),
  /** A call may be recorded with the visitor's picture, which the page says beforehand. */
  camera: v.optional(v.boolean()),
  /** Who hears the visitor's voice: our own server, or a provider, by its name; nobody where calls are typed. */
  sound: v.optional(
    v.object({
      heardBy: v.picklist(["server", "provider", "nobody"]),
      provider: v.optional(v.string()),
      isRecorded: v.boolean(),
    }),
  ),
});
export type VoiceStatus = v.InferOutput<typeof voiceStatus>;

/** POST /voice/session: asks for a token that starts one call; without an address, one that is typed and not kept. */
export const sessionRequest = v.object({
  email: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((email) => email === "" || isDemoEmail(email), "not-an-email"),
    ),
    "",
  ),
  /** Which wording the visitor agreed to. */
  consentVersion: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))),
});
export type SessionRequest = v.InferInput<typeof sessionRequest>;

export const session = v.object({ token: v.string(), expiresAt: v.string() });

export const assistantOverrides = v.looseObject({
  variableValues: v.optional(v.record(v.string(), v.unknown())),
});

/** An earlier call of the same page, and the token that shows it: a new call goes on with its conversation. */
const continues = v.object({ id: v.string(), callToken: v.string() });

/** POST /voice/call/web, with the session's token as bearer; answers 201 with a `WebCall`. */
export const webCallRequest = v.pipe(
  v.looseObject({
    assistant: v.optional(anyObject),
    assistantId: v.optional(v.string()),
    assistantOverrides: v.optional(assistantOverrides),
    squad: v.optional(anyObject),
    squadId: v.optional(v.string()),
    continues: v.optional(continues),
  }),
  v.check(
    (asked) => Boolean(asked.assistant ?? asked.assistantId ?? asked.squad ?? asked.squadId),
    "Assistant or Squad must be provided.",
  ),
);
export type WebCallRequest = v.InferInput<typeof webCallRequest>;

/** All that a visitor may ask for: the demo's assistant as it is, told a few things. Anything else is an operator's. */
export const visitorCallRequest = v.strictObject({
  assistantId: v.literal(demoAssistantId),
  assistantOverrides: v.optional(v.strictObject({ variableValues: v.optional(v.record(v.string(), v.unknown())) })),
  continues: v.optional(continues),
});

const webSocketTransport = v.looseObject({
  provider: v.literal(socketTransport),
  /** Absolute, or a path on this site; knowing it admits to the call. */
  websocketCallUrl: v.string(),
  audioFormat: v.object({
    format: v.literal(audioFormat.format),
    container: v.literal(audioFormat.container),
    sampleRate: v.literal(audioFormat.sampleRate),
  }),
  assistantVideoEnabled: v.optional(v.boolean()),
});

const dailyTransport = v.looseObject({
  provider: v.literal("daily"),
  callUrl: v.optional(v.string()),
  callToken: v.optional(v.string()),
  assistantVideoEnabled: v.optional(v.boolean()),
});

const transport = v.variant("provider", [webSocketTransport, dailyTransport]);
export type Transport = v.InferOutput<typeof transport>;

const callArtifact = v.looseObject({
  messages: v.optional(v.array(turn)),
  messagesOpenAIFormatted: v.optional(v.array(anyObject)),
  transcript: v.optional(v.string()),
  variableValues: v.optional(anyObject),
  performanceMetrics: v.optional(anyObject),
  structuredOutputs: v.optional(anyObject),
});

const callAnalysis = v.looseObject({
  summary: v.optional(v.string()),
  structuredData: v.optional(v.unknown()),
  successEvaluation: v.optional(v.string()),
});

/** GET /voice/call/{id}, with the call's own token as bearer. */
export const call = v.looseObject({
  id: v.string(),
  orgId: v.optional(v.string()),
  type: v.picklist(callTypes),
  status: v.picklist(callStatuses),
  endedReason: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
  startedAt: v.optional(v.string()),
  endedAt: v.optional(v.string()),
  assistantId: v.optional(v.string()),
  assistantOverrides: v.optional(assistantOverrides),
  messages: v.optional(v.array(turn)),
  artifact: v.optional(callArtifact),
  analysis: v.optional(callAnalysis),
  monitor: v.optional(anyObject),
  transport: v.optional(transport),
});
export type Call = v.InferOutput<typeof call>;

/**
 * A call just made, to be joined. Some additions are our own: `callToken` reads and ends this call and no other, and
 * `cameraAllowed` says that a recorded call may ask for the visitor's picture.
 */
export const webCall = v.looseObject({
  ...call.entries,
  webCallUrl: v.string(),
  artifactPlan: v.optional(
    v.looseObject({
      videoRecordingEnabled: v.optional(v.boolean()),
      recordingEnabled: v.optional(v.boolean()),
    }),
  ),
  transport,
  callToken: v.string(),
  cameraAllowed: v.optional(v.boolean()),
  /** Where a hosted call's page follows its conversation; a call of our own sends it over its one socket. */
  conversationUrl: v.optional(v.string()),
  /** The call whose conversation this one goes on with; without it, a new one has begun. */
  continues: v.optional(v.string()),
});
export type WebCall = v.InferOutput<typeof webCall>;

/**
 * POST /voice/call/{id}/join, with the call's token as bearer: a socket for another page of the same call, without
 * sound; also for a while after its end, so that its report can still be put right. Answers as `resume` does.
 *
 * POST /voice/call/{id}/resume, with the call's token as bearer: where a call goes on whose wire was lost.
 */
export const resumedCall = v.object({ id: v.string(), webCallUrl: v.string() });

/** POST /voice/call/{id}/end, sent as a beacon when the page goes away; ending twice is no mistake. */
export const endCallRequest = v.object({ callToken: v.string() });

/**
 * POST /voice/call/{id}/email-report, with the call's token as bearer: mails a code of six digits to the address given
 * for the call. POST …/email-report/confirm with that code then mails the report, as the server keeps it, once.
 */
export const emailReportRequest = v.object({
  /** For a typed call that was opened without an address: it is kept from then on. */
  email: v.optional(v.pipe(v.string(), v.trim(), v.check(isDemoEmail, "not-an-email"))),
  consentVersion: sessionRequest.entries.consentVersion,
});
export const confirmReportRequest = v.object({
  code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/)),
});
const mailedReport = v.object({
  id: v.string(),
  status: v.picklist(["code-sent", "queued", "repeated"]),
});
export type MailedReport = v.InferOutput<typeof mailedReport>;

/** Every refusal under /voice, as the provider writes it. */
export const callRefusal = v.object({ statusCode: v.number(), message: v.string(), error: v.string() });
export type CallRefusal = v.InferOutput<typeof callRefusal>;
