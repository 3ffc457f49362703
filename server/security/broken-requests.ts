import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Metrics } from "../observe/metrics.ts";
import { endSoon } from "./end-soon.ts";
import type { SecurityHeaders } from "./headers.ts";

const statusOf: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

type BrokenRequestServices = {
  securityHeaders: SecurityHeaders;
  metrics: Pick<Metrics, "countBrokenRequest">;
};

/** Answers what never became a request (broken framing, headers too large or too slow) like any other answer. */
export function answerBrokenRequests({ securityHeaders, metrics }: BrokenRequestServices) {
  return (error: Error & { code?: string }, socket: Socket) => {
    if (socket.destroyed) return;
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const status = statusOf[error.code ?? ""] ?? 400;
    metrics.countBrokenRequest(status);
    const body = JSON.stringify({ message: STATUS_CODES[status] });
    const headers = {
      ...securityHeaders({ tls: false, page: "other" }),
      "content-type": "application/json; charset=utf-8",
      "content-length": String(body.length),
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    endSoon(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
  };
}

/** An address that cannot be decoded reaches no route and no hook, so it is answered here. */
export function answerBrokenAddresses({ securityHeaders }: { securityHeaders: SecurityHeaders }) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(securityHeaders({ tls: false, page: "other" }));
    return reply.code(error.statusCode ?? 400).send({ message: "This address cannot be read." });
  };
}
