import type { FastifyInstance, FastifyRequest } from "fastify";
import { apiPaths } from "../../contracts/paths.ts";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import type { Outbox } from "../outbox/run-outbox.ts";
import { isSame } from "../security/is-same.ts";
import { plainAddress } from "../security/plain-address.ts";
import type { Metrics } from "./metrics.ts";

export type HealthServices = {
  db: Database;
  outbox: Pick<Outbox, "lastLookAt">;
  metrics: Metrics;
  metricsToken: string | undefined;
  now: () => number;
};

const outboxPatienceMs = 60_000;
const freshMs = 1000;

/** For whoever watches over us: is it up, may it get traffic, how is it doing. */
export function healthRoutes(app: FastifyInstance, services: HealthServices) {
  const { metrics, db, now } = services;
  app.get(apiPaths.healthy, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ message: "The process is up." }),
  );

  // Anyone may ask, so a flood of questions must not become a flood of writes.
  let last: { at: number; answer: ReturnType<typeof readiness> } | undefined;
  app.get(apiPaths.ready, async (_request, reply) => {
    if (!last || now() - last.at >= freshMs) last = { at: now(), answer: readiness(services) };
    const { store, outbox } = await last.answer;
    const ready = store && outbox;
    const message = ready ? "Ready." : `Not ready: ${store ? "the outbox stands still" : "the store takes no writes"}.`;
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ message, store, outbox });
  });

  app.get(apiPaths.metrics, async (request, reply) => {
    if (!mayReadMetrics(request, services.metricsToken)) return reply.callNotFound();
    const { type, text } = await metrics.expose(db, now());
    return reply.header("cache-control", "no-store").type(type).send(text);
  });
}

async function readiness({ db, outbox, now }: HealthServices) {
  const beat = db.build
    .insertInto("heartbeats")
    .values({ name: "readiness", at: now() })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at: now() }));
  const store = await db.transact([statement(beat)]).then(
    () => true,
    () => false,
  );
  return { store, outbox: now() - outbox.lastLookAt() < outboxPatienceMs };
}

/** With a token set, only with it; else only from this machine, and not through a proxy that runs on it. */
function mayReadMetrics({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSame(headers.authorization ?? "", `Bearer ${token}`);
  const isForwarded = headers["x-forwarded-for"] ?? headers.forwarded ?? headers.via;
  const address = plainAddress(raw.socket.remoteAddress ?? "");
  return !isForwarded && (address === "::1" || /^127\./.test(address ?? ""));
}
