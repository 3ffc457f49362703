import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallRow } from "../database/tables.ts";
import { isSame } from "../security/is-same.ts";
import { hashOf } from "./ask-for-call.ts";
import type { CallServices } from "./call-services.ts";
import { refuse } from "./refuse.ts";

/** For whoever shows the operator's key, and nobody else. */
export function asOperator<Request extends FastifyRequest>(
  services: Pick<CallServices, "privateKey">,
  handle: (request: Request, reply: FastifyReply) => Promise<unknown>,
) {
  return async (request: FastifyRequest, reply: FastifyReply) =>
    isFromOperator(request, services)
      ? handle(request as Request, reply)
      : refuse(reply, 401, "This needs the operator's key.");
}

export function isFromOperator(request: FastifyRequest, { privateKey }: Pick<CallServices, "privateKey">): boolean {
  return privateKey !== undefined && isSame(bearerOf(request), privateKey);
}

export function isHolder(request: FastifyRequest, row: CallRow): boolean {
  return isTokenOf(row, bearerOf(request));
}

export function isTokenOf({ token_hash }: Pick<CallRow, "token_hash">, token: string): boolean {
  return token !== "" && token_hash !== null && isSame(hashOf(token), token_hash);
}

export function bearerOf({ headers }: FastifyRequest): string {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? "";
}
