import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { type LimitReached, limits } from "./limits.ts";

type Parts = { clientKey(request: FastifyRequest): string; reached: LimitReached };

/** Bounds how many bodies are held in memory at once, in all and for one visitor, before any of them is read. */
export function countBodies(app: FastifyInstance, { clientKey, reached }: Parts) {
  const byVisitor = new Map<string, number>();
  let all = 0;

  app.addHook("onRequest", (request, reply, done) => {
    if (!hasBody(request)) return done();
    const key = clientKey(request);
    const own = byVisitor.get(key) ?? 0;
    const isFull = all >= limits.bodies.value;
    if (isFull || own >= limits.bodiesPerVisitor.value) {
      reached(isFull ? "bodies" : "bodiesPerVisitor");
      return void tooMany(reply);
    }
    all += 1;
    byVisitor.set(key, own + 1);
    reply.raw.once("close", () => {
      all -= 1;
      const left = (byVisitor.get(key) ?? 1) - 1;
      if (left > 0) byVisitor.set(key, left);
      else byVisitor.delete(key);
    });
    done();
  });
}

/** The same for the few routes whose bodies may be large; after the credentials, as it is they who wait. */
export function largeBodies(reached: LimitReached): NonNullable<RouteShorthandOptions["onRequest"]> {
  let held = 0;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!hasBody(request)) return;
    if (held >= limits.largeBodies.value) {
      reached("largeBodies");
      return tooMany(reply);
    }
    held += 1;
    reply.raw.once("close", () => {
      held -= 1;
    });
  };
}

const hasBody = (request: FastifyRequest) => announcedBytes(request) > 0;

/** How long a body is to be; without end where it comes in pieces. */
export function announcedBytes({ headers }: FastifyRequest): number {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : Number.POSITIVE_INFINITY;
}

function tooMany(reply: FastifyReply) {
  return reply
    .code(503)
    .headers({ connection: "close", "retry-after": 5 })
    .send({ message: "This is too much at once. Please try again." });
}
