import type { ClientMessage, EndedReason, EndOfCallReport, ServerMessage } from "../../contracts/call-messages.ts";
import type { PageEvent } from "../../contracts/conversation.ts";

export type CallPhase = "idle" | "connecting" | "in-call";

export type VoiceErrorCode =
  | "mic-denied"
  | "mic-missing"
  | "mic-in-use"
  | "unsupported"
  | "network"
  | "blocked-by-policy"
  | "unauthorized"
  | "rate-limited"
  | "busy"
  | "connect-timeout"
  | "audio-blocked"
  | "speaker-missing"
  | "ejected"
  | "provider";

/** A fatal error ends the call; after any other, the call goes on. */
export type VoiceError = { code: VoiceErrorCode; fatal: boolean; message: string; cause?: unknown };

export type Stage = "permission" | "create" | "load" | "join" | "assistant";

export type VoiceCallEvents = {
  phase(phase: CallPhase): void;
  "call-start"(call: { callId?: string }): void;
  /** Comes once for each call-start, and never without one. */
  "call-end"(end: { endedReason: EndedReason; report?: EndOfCallReport }): void;
  /** After a call-end only the end-of-call-report and last updates of conversation and report may follow. */
  message(message: ServerMessage): void;
  error(error: VoiceError): void;
  /** The assistant becomes audible, and has been silent for a second. */
  "speech-start"(): void;
  "speech-end"(): void;
  /** How loud the assistant is, 0 to 1. */
  "volume-level"(volume: number): void;
  /** How loud the visitor is, 0 to 1. */
  "local-volume-level"(volume: number): void;
  muted(muted: boolean): void;
  /** The assistant's picture, where a hosted assistant has one; none when it stops and when the call is over. */
  "video-track"(track: MediaStreamTrack | undefined): void;
  /** Whether the visitor's camera is on; it never is unless the call is recorded with their picture. */
  camera(isOn: boolean): void;
  network(quality: "good" | "poor" | "lost"): void;
  progress(done: { stage: Stage; ms: number }): void;
  /** From the visitor's last word to the assistant's first sound. */
  latency(turn: { turn: number; ms: number }): void;
};

export type StopReason = "user" | "unload" | "error" | "timeout";

export type StartOptions = {
  /** Whoever only types needs none. */
  email?: string;
  /** Which wording the visitor agreed to by starting. */
  consentVersion?: string;
  /** The demo's own assistant unless another, or a squad, is named; an empty name is refused. */
  assistantId?: string;
  squadId?: string;
  variableValues?: Record<string, string>;
  /** The call before this one, whose conversation goes on; and what was said there, for a server that forgot it. */
  continues?: { id: string; callToken: string };
  saidBefore?: readonly string[];
  inputDeviceId?: string;
  /** No microphone and no sound: the same conversation, in writing. */
  typedOnly?: boolean;
  connectTimeoutMs?: number;
  signal?: AbortSignal;
};

/** A call as the page knows it, whichever voice answers. Start it from a click, or browsers keep it silent. */
export type VoiceCall = {
  readonly phase: CallPhase;
  readonly callId: string | undefined;
  /** Reads this one call from our server after it has ended. */
  readonly callToken: string | undefined;
  readonly muted: boolean;
  /** What a `video` element may show in place of the assistant's other pictures; none for most assistants. */
  readonly videoTrack: MediaStreamTrack | undefined;
  /** Ignored unless idle. Resolves when the assistant listens or the attempt is over; it never rejects for those. */
  start(options: StartOptions): Promise<void>;
  /** Safe in every phase, and any number of times. Resolves when microphone, sound and socket are let go. */
  stop(reason?: StopReason): Promise<void>;
  /** Kept until the assistant listens, then sent in order. */
  send(message: ClientMessage): void;
  say(text: string, options?: { endCallAfterSpoken?: boolean }): void;
  sendText(text: string): void;
  /** Tells the server what the visitor did on the page. */
  converse(event: PageEvent): void;
  /** Asks for the whole conversation again, over a new wire, when something was missed. */
  rejoin(): void;
  setMuted(muted: boolean): void;
  /** How loud the assistant plays, 0 to 1. */
  setVolume(volume: number): void;
  setInputDevice(deviceId: string): Promise<void>;
  /** Where the browser can choose a loudspeaker; elsewhere it does nothing. */
  setOutputDevice(deviceId: string): Promise<void>;
  /** From a click, after an "audio-blocked" error. */
  resumeAudio(): Promise<void>;
  on<Event extends keyof VoiceCallEvents>(
    event: Event,
    listener: (...values: Parameters<VoiceCallEvents[Event]>) => void,
  ): () => void;
  dispose(): void;
};
