import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/**
 * One line per request, when it has been answered. An address is told as it is only where it is a file or a page of
 * ours; what a visitor typed into it, or after it, stays out, and the route's pattern stands for it.
 */
export function logRequests(app: FastifyInstance, isQuiet: (path: string) => boolean = () => false) {
  app.addHook("onResponse", (request, reply, done) => {
    done();
    const path = request.url.replace(/[?#].*$/, "").slice(0, 200);
    if (isQuiet(path) && reply.statusCode < 400) return;

    const level = reply.statusCode >= 500 ? "error" : "info";
    request.log[level](
      {
        reqId: request.id,
        method: request.method,
        ...(isOurs(request, reply) ? { path } : { route: request.routeOptions.url ?? "none" }),
        status: reply.statusCode,
        durationMs: reply.elapsedTime,
      },
      "Request answered",
    );
  });
}

function isOurs({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const { url = "" } = routeOptions;
  const isFixed = url !== "" && !/[:*]/.test(url);
  return isFixed || (url === "/*" && (statusCode === 200 || statusCode === 304));
}
