import * as v from "valibot";
import { bareTexts, callNumbers } from "./call-numbers.ts";
import type { ConversationChange, ConversationView, PageEvent } from "./conversation.ts";

const limitedText = v.pipe(v.string(), v.maxLength(callNumbers.maxMessageCharacters));
const speaker = v.picklist(["assistant", "user"]);
const anyObject = v.record(v.string(), v.unknown());
const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** The ends of a call that have a name of their own; a provider knows many more. */
const endedReasons = [
  "customer-ended-call",
  "assistant-ended-call",
  "silence-timed-out",
  "exceeded-max-duration",
  "assistant-did-not-receive-customer-audio",
] as const;
export type EndedReason = (typeof endedReasons)[number] | `call.in-progress.error-${string}` | (string & {});

export const callStatuses = [
  "scheduled",
  "queued",
  "ringing",
  "in-progress",
  "forwarding",
  "ended",
  "not-found",
  "deletion-failed",
] as const;

/** One turn as it was heard and said. The role is free text: assistants appear as "bot" and as "assistant". */
export const turn = v.looseObject({
  role: v.string(),
  message: v.optional(v.string()),
  time: v.optional(v.number()),
  endTime: v.optional(v.number()),
  secondsFromStart: v.optional(v.number()),
  duration: v.optional(v.number()),
  source: v.optional(v.string()),
});
export type Turn = v.InferOutput<typeof turn>;

const chatTurn = v.looseObject({ role: v.string(), content: v.nullish(v.string()) });

const toolCall = v.looseObject({
  id: v.string(),
  type: v.optional(v.string()),
  function: v.looseObject({ name: v.string(), arguments: v.union([v.string(), anyObject]) }),
});

const speechUpdate = v.looseObject({
  type: v.literal("speech-update"),
  status: v.picklist(["started", "stopped"]),
  role: speaker,
  turn: v.optional(v.number()),
});

const transcript = v.looseObject({
  type: v.picklist(["transcript", "transcript[transcriptType='final']"]),
  role: speaker,
  transcriptType: v.picklist(["partial", "final"]),
  transcript: v.string(),
  isFiltered: v.optional(v.boolean()),
  detectedThreats: v.optional(v.array(v.string())),
  originalTranscript: v.optional(v.string()),
  assistantId: v.optional(v.string()),
  assistantName: v.optional(v.string()),
});

/** What came of a call. The provider sends it to servers only; ours also sends it to the page. */
export const endOfCallReport = v.looseObject({
  type: v.literal("end-of-call-report"),
  endedReason: v.string(),
  startedAt: v.optional(v.string()),
  endedAt: v.optional(v.string()),
  cost: v.optional(v.number()),
  artifact: v.optional(anyObject),
  analysis: v.optional(anyObject),
});
export type EndOfCallReport = v.InferOutput<typeof endOfCallReport>;

/** Our own, beside the provider's: all of the conversation on joining, and then what changes. */
const conversation = v.looseObject({
  type: v.literal("conversation"),
  view: v.custom<ConversationView>((view) =>
    v.is(v.looseObject({ revision: v.number(), lines: v.array(anyObject) }), view),
  ),
});
const conversationChanged = v.looseObject({
  type: v.literal("conversation-changed"),
  change: v.custom<ConversationChange>((change) =>
    v.is(v.looseObject({ follows: v.number(), revision: v.number() }), change),
  ),
});
/** A message of the page that was not taken. Words that were typed are named, as others may still be on their way. */
const refusal = v.looseObject({
  type: v.literal("error"),
  statusCode: v.number(),
  message: v.string(),
  typed: v.optional(v.string()),
});
export type RefusalMessage = v.InferOutput<typeof refusal>;
export type ConversationMessage = v.InferOutput<typeof conversation> | v.InferOutput<typeof conversationChanged>;

/** Server to page, unwrapped. Each may also carry timestamp, call, assistant and more, which are kept as they are. */
const serverMessage = v.variant("type", [
  v.looseObject({
    type: v.literal("status-update"),
    status: v.picklist(callStatuses),
    endedReason: v.optional(v.string()),
  }),
  v.looseObject({ type: v.literal("assistant.started"), newAssistant: v.optional(v.unknown()) }),
  speechUpdate,
  transcript,
  v.looseObject({
    type: v.literal("model-output"),
    output: v.unknown(),
    turnId: v.optional(v.string()),
  }),
  v.looseObject({
    type: v.literal("conversation-update"),
    messages: v.optional(v.array(turn)),
    messagesOpenAIFormatted: v.array(chatTurn),
  }),
  v.looseObject({ type: v.literal("user-interrupted"), turnId: v.optional(v.string()) }),
  v.looseObject({ type: v.literal("voice-input"), input: v.string() }),
  v.looseObject({ type: v.literal("hang") }),
  v.looseObject({ type: v.literal("metadata"), metadata: v.string() }),
  v.looseObject({
    type: v.literal("assistant.speechStarted"),
    text: v.string(),
    turn: v.optional(v.number()),
    source: v.optional(v.picklist(["model", "force-say", "custom-voice"])),
    timing: v.optional(v.unknown()),
  }),
  v.looseObject({
    type: v.literal("tool-calls"),
    toolCallList: v.array(toolCall),
    toolWithToolCallList: v.optional(v.array(anyObject)),
  }),
  v.looseObject({ type: v.literal("tool-calls-result"), toolCallResult: v.unknown() }),
  v.looseObject({ type: v.literal("transfer-update"), destination: v.optional(v.unknown()) }),
  v.looseObject({ type: v.literal("language-change-detected"), language: v.string() }),
  endOfCallReport,
  conversation,
  conversationChanged,
  refusal,
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;

const say = v.pipe(
  v.object({
    type: v.literal("say"),
    content: v.optional(limitedText),
    message: v.optional(limitedText),
    endCallAfterSpoken: v.optional(v.boolean()),
    interruptionsEnabled: v.optional(v.boolean()),
    interruptAssistantEnabled: v.optional(v.boolean()),
  }),
  v.check((given) => (given.content ?? given.message) !== undefined, "say needs content"),
  // The provider's web client writes "message" where its documents write "content".
  v.transform(({ message, content, ...rest }) => ({ ...rest, content: content ?? message ?? "" })),
);

/** Page to server. */
const clientMessage = v.variant("type", [
  v.object({
    type: v.literal("add-message"),
    message: v.object({ role: v.picklist(["system", "user", "assistant"]), content: limitedText }),
    triggerResponseEnabled: v.optional(v.boolean(), true),
  }),
  v.object({ type: v.literal("end-call") }),
  v.object({ type: v.literal("hangup") }),
  v.object({
    type: v.literal("control"),
    control: v.picklist([
      "mute-assistant",
      "unmute-assistant",
      "mute-customer",
      "unmute-customer",
      "say-first-message",
    ]),
    videoRecordingStartDelaySeconds: v.optional(v.number()),
  }),
  /** What the visitor did on the page; the server reads it with `readPageEvent`. */
  v.object({ type: v.literal("converse"), event: v.custom<PageEvent>(isObject) }),
  say,
]);
/** As written by a page, and as read by a server: a default is filled in, and "say" always has its content. */
export type ClientMessage = v.InferInput<typeof clientMessage>;
export type ReadClientMessage = v.InferOutput<typeof clientMessage>;

/** A text from the server: a message, the bare "listening", or nothing for one this page does not know. */
export function readServerText(text: string): ServerMessage | typeof bareTexts.listening | undefined {
  if (text === bareTexts.listening) return text;
  return readServerMessage(fromJson(text));
}

export function readServerMessage(value: unknown): ServerMessage | undefined {
  const read = v.safeParse(serverMessage, value);
  return read.success ? read.output : undefined;
}

/** A text from a page: a message, the bare "playable", or nothing for one that is no message. */
export function readClientText(text: string): ReadClientMessage | typeof bareTexts.playable | undefined {
  if (text === bareTexts.playable) return text;
  return readClientMessage(fromJson(text));
}

export function readClientMessage(value: unknown): ReadClientMessage | undefined {
  const read = v.safeParse(clientMessage, value);
  return read.success ? read.output : undefined;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
