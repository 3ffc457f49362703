import * as v from "valibot";
import { voicePaths } from "../../contracts/call-numbers.ts";
import {
  callRefusal,
  resumedCall,
  type SessionRequest,
  session,
  type WebCall,
  type WebCallRequest,
  webCall,
} from "../../contracts/calls.ts";
import { CallFailure, codeOfStatus } from "./call-failure.ts";

/**
 * Asks our server for a call; no key of any provider is known to the page. Once the call itself is asked for, the
 * answer is waited for even if nobody wants it any more, since only then can it be ended.
 */
export async function requestCall(
  caller: Partial<SessionRequest>,
  request: WebCallRequest,
  signal: AbortSignal,
): Promise<WebCall> {
  const { token } = await post(voicePaths.session, caller, session, signal);
  signal.throwIfAborted();
  return await post(voicePaths.webCall, request, webCall, undefined, token);
}

/** Asks for the way back into a call whose wire was lost. */
export async function resumeCall({ id, callToken }: WebCall, signal: AbortSignal): Promise<string> {
  return (await post(voicePaths.resumeCall(id), {}, resumedCall, signal, callToken)).webCallUrl;
}

async function post<Schema extends v.GenericSchema>(
  path: string,
  body: unknown,
  schema: Schema,
  signal?: AbortSignal,
  token?: string,
): Promise<v.InferOutput<Schema>> {
  const headers = {
    "content-type": "application/json",
    accept: "application/json",
    ...(token && { authorization: `Bearer ${token}` }),
  };
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body), signal });
    answer = await response.json();
  } catch (cause) {
    throw new CallFailure("network", "The server could not be reached.", cause);
  }
  if (!response.ok) {
    const message = v.is(callRefusal, answer) ? answer.message : `The server answered ${response.status}.`;
    throw new CallFailure(codeOfStatus(response.status), message);
  }
  const read = v.safeParse(schema, answer);
  if (!read.success) throw new CallFailure("provider", "The server's answer could not be read.", read.issues);
  return read.output;
}

/** Ends a call on the server even while the page is going away. */
export function endCallOnServer({ id, callToken }: WebCall) {
  const body = new Blob([JSON.stringify({ callToken })], { type: "application/json" });
  navigator.sendBeacon(voicePaths.endCall(id), body);
}

/** Said to the assistant once. The address is data, whatever it looks like, hence the quotes. */
export function emailNote(email: string): string {
  return `The user's email is ${JSON.stringify(email)}.`;
}
