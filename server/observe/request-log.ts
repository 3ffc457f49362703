import type { FastifyInstance } from "fastify";

/** One line per request, when it has been answered. The query stays out: it may hold what a visitor typed. */
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
        path,
        status: reply.statusCode,
        durationMs: reply.elapsedTime,
      },
      "Request answered",
    );
  });
}
