import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

/** By the route's pattern: what a visitor puts into an address must not make a series of its own. */
export function timeRequests(app: FastifyInstance, { timeRequest }: Pick<Metrics, "timeRequest">) {
  app.addHook("onResponse", (request, reply, done) => {
    const { url: route = "none" } = request.routeOptions;
    timeRequest({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
