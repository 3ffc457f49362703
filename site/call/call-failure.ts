import type { VoiceError, VoiceErrorCode } from "./voice-call.ts";

/** A reason, with a name the page can act on, why a call cannot go on. */
export class CallFailure extends Error {
  readonly code: VoiceErrorCode;

  constructor(code: VoiceErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "CallFailure";
    this.code = code;
  }
}

export function describeFailure(problem: unknown): VoiceError {
  if (problem instanceof CallFailure) {
    return { code: problem.code, fatal: true, message: problem.message, cause: problem.cause };
  }
  const message = problem instanceof Error ? problem.message : String(problem);
  return { code: "provider", fatal: true, message, cause: problem };
}

/** What a refusal of our server means for the visitor. */
export function codeOfStatus(status: number): VoiceErrorCode {
  if (status === 401 || status === 403) return "unauthorized";
  if (status === 429) return "rate-limited";
  if (status === 503) return "busy";
  return "provider";
}
