import { STATUS_CODES } from "node:http";
import type { FastifyReply } from "fastify";
import type { RefusalMessage } from "../../contracts/call-messages.ts";
import type { CallRefusal } from "../../contracts/calls.ts";

/** Says no in the provider's shape. */
export function refuse(reply: FastifyReply, statusCode: number, message: string) {
  const answer: CallRefusal = { statusCode, message, error: STATUS_CODES[statusCode] ?? "Error" };
  return reply.code(statusCode).send(answer);
}

/** Says no to who is still sending: the connection is not kept for the rest. */
export function refuseUnread(reply: FastifyReply, status: number, message: string) {
  reply.header("connection", "close");
  return refuse(reply, status, message);
}

/** Says no on a call's wire to what was done on the page. Typed words go back with it: the page lets go of them. */
export function refusalMessage(statusCode: number, message: string, done?: unknown): string {
  const refusal: RefusalMessage = { type: "error", statusCode, message, ...typedIn(done) };
  return JSON.stringify(refusal);
}

function typedIn(done: unknown): Pick<RefusalMessage, "typed"> {
  const { kind, text } = (done ?? {}) as { kind?: unknown; text?: unknown };
  return kind === "typed" && typeof text === "string" ? { typed: text } : {};
}
