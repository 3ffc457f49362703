import type { VoiceError, VoiceErrorCode } from "./voice-call.ts";

/** Troubles the provider reports as errors although the call goes on. */
const harmless = /^(audio-start-failed|audio-process.*-error|audio-observer-.*|video-recording-.*|local-audio-.*)$/;

const codeOfKind: Record<string, VoiceErrorCode> = {
  permissions: "mic-denied",
  "not-found": "mic-missing",
  constraints: "mic-missing",
  "mic-in-use": "mic-in-use",
  "cam-mic-in-use": "mic-in-use",
  "undefined-mediadevices": "unsupported",
  ejected: "ejected",
  "connection-error": "network",
  NotAllowedError: "mic-denied",
  NotFoundError: "mic-missing",
  NotReadableError: "mic-in-use",
};

const codeOfText: [RegExp, VoiceErrorCode][] = [
  [/failed to load call object bundle/i, "network"],
  [/meeting has ended|ejected/i, "ejected"],
  [/permission/i, "mic-denied"],
];

/** One failure of the provider comes as up to four events of as many shapes; this reads them all. */
export function describeHostedError(event: unknown): VoiceError {
  const type = textAt(event, "type") ?? "";
  const error = at(event, "error") ?? event;
  const kind = textAt(at(error, "error"), "type") ?? textAt(error, "name") ?? "";
  const message = firstText(error) ?? firstText(event) ?? "The provider reported an error.";
  const fallback = type === "camera-error" ? "mic-denied" : "provider";
  const code =
    type === "audio-start-failed"
      ? "audio-blocked"
      : (codeOfKind[kind] ?? codeOfText.find(([text]) => text.test(message))?.[1] ?? fallback);
  return { code, fatal: !harmless.test(type), message, cause: event };
}

function firstText(error: unknown): string | undefined {
  if (typeof error === "string") return error;
  return (
    textAt(error, "errorMsg") ??
    textAt(at(error, "errorMsg"), "errorMsg") ??
    textAt(error, "message") ??
    textAt(at(error, "message"), "msg") ??
    textAt(at(error, "error"), "msg") ??
    textAt(error, "msg")
  );
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function textAt(value: unknown, key: string): string | undefined {
  const found = at(value, key);
  return typeof found === "string" && found !== "" ? found : undefined;
}
