import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { CallServices } from "./call-services.ts";
import { callView } from "./call-view.ts";
import { refuse } from "./refuse.ts";
import { asOperator } from "./who-asks.ts";

const callName = v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) });
const listQuery = v.object({
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(1000))),
});

/** What an operator reads from our own store; a hosted voice has its own list. */
export function ownStore(scope: FastifyInstance, services: CallServices) {
  const { calls, now } = services;
  type ById = FastifyRequest<{ Params: { id: string } }>;

  scope.get(
    "/call",
    asOperator(services, async (request, reply) => {
      const asked = v.safeParse(listQuery, request.query);
      if (!asked.success) return refuse(reply, 400, "limit is a number from 1 to 1000.");
      return (await calls.newest(asked.output.limit ?? 100)).map((row) => callView(row, now()));
    }),
  );
  scope.patch(
    "/call/:id",
    asOperator(services, async (request: ById, reply) => {
      const asked = v.safeParse(callName, request.body);
      if (!asked.success) return refuse(reply, 400, "name is a text of 1 to 40 characters.");
      await calls.rename(request.params.id, asked.output.name);
      const row = await calls.find(request.params.id);
      return row ? callView(row, now()) : refuse(reply, 404, "There is no such call.");
    }),
  );
  scope.delete(
    "/call/:id",
    asOperator(services, async (request: ById, reply) => {
      const row = await calls.find(request.params.id);
      if (!row) return refuse(reply, 404, "There is no such call.");
      services.host.hangUp(row.id);
      await calls.delete(row.id);
      return callView(row, now());
    }),
  );
}
