import { createHmac } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { isSame } from "../../../security/is-same.ts";
import { limits } from "../../../security/limits.ts";

const maxAgeMs = 5 * 60_000;
const wrongSecret = "The secret is missing or wrong.";

type Heard = {
  path: string;
  /** Without one, nobody can prove to be the hosted voice. */
  secret: string | undefined;
  now(): number;
  before?: onRequestHookHandler[];
  answer(body: unknown, raw: Buffer, reply: FastifyReply): Promise<unknown>;
};

/** A route for the hosted voice alone. Whatever can be told from the headers is told before a body is read. */
export function hearProvider(app: FastifyInstance, { path, secret, now, before = [], answer }: Heard) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: limits.webhookBytes.value },
      (_request, body, done) => done(null, body),
    );
    const turnAway = async (request: FastifyRequest, reply: FastifyReply) => {
      if (secret && mayBeAuthentic(request, secret, now())) return;
      return reply.code(401).header("connection", "close").send({ message: wrongSecret });
    };
    scope.post(path, { onRequest: [turnAway, ...before] }, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!secret || !isAuthentic(request, raw, secret, now())) {
        return reply.code(401).send({ message: wrongSecret });
      }
      return answer(fromJson(raw), raw, reply);
    });
  });
}

/** False when the headers alone show that a request is nobody's; a signature is over the body, which comes later. */
function mayBeAuthentic(request: FastifyRequest, secret: string, now: number): boolean {
  const shown = shownSecret(request);
  return shown === undefined ? signatureOf(request, now) !== undefined : isSame(shown, secret);
}

/** As a bearer, as the older header, or as an HMAC over time and body: whichever the credential there is set to. */
function isAuthentic(request: FastifyRequest, raw: Buffer, secret: string, now: number): boolean {
  const shown = shownSecret(request);
  if (shown !== undefined) return isSame(shown, secret);
  const signed = signatureOf(request, now);
  if (!signed) return false;
  const expected = createHmac("sha256", secret).update(`${signed.timestamp}.`).update(raw).digest("hex");
  return isSame(signed.signature, expected);
}

function shownSecret({ headers }: FastifyRequest): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  const old = headers["x-vapi-secret"];
  return bearer ?? (typeof old === "string" ? old : undefined);
}

/** The signature that was sent, unless it is too old to be of now. */
function signatureOf({ headers }: FastifyRequest, now: number) {
  const { "x-vapi-signature": signature, "x-vapi-timestamp": timestamp } = headers;
  if (typeof signature !== "string" || typeof timestamp !== "string") return undefined;
  const sentAt = Number(timestamp) * (timestamp.length > 11 ? 1 : 1000);
  if (!(Math.abs(now - sentAt) <= maxAgeMs)) return undefined;
  return { signature: signature.replace(/^sha256=/, "").toLowerCase(), timestamp };
}

function fromJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    return undefined;
  }
}
