import { STATUS_CODES } from "node:http";
import type { FastifyReply } from "fastify";
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
