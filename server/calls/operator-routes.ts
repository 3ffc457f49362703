import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { largeBodies } from "../security/count-bodies.ts";
import { limits } from "../security/limits.ts";
import type { CallServices } from "./call-services.ts";
import { callView } from "./call-view.ts";
import { demoAssistant, hostedAssistant } from "./demo-assistant.ts";
import { splitSpec } from "./providers/vapi.ts";
import { type VapiRoute, vapiRoutes } from "./providers/vapi-routes.ts";
import { refuse } from "./refuse.ts";
import { asOperator, isFromOperator } from "./who-asks.ts";

const callName = v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) });
const listQuery = v.object({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(1000)),
  ),
});

/** What an operator reads from our own store; a hosted voice has its own list. */
export function ownStore(scope: FastifyInstance, services: CallServices) {
  const { calls, now } = services;
  type ById = FastifyRequest<{ Params: { id: string } }>;
  const assistant = { ...hostedAssistant, id: demoAssistant.id, orgId: "tendwell" };

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
  scope.get(
    "/assistant",
    asOperator(services, async () => [assistant]),
  );
  scope.get(
    "/assistant/:id",
    asOperator(services, async (request: ById, reply) =>
      request.params.id === assistant.id ? assistant : refuse(reply, 404, "There is no such assistant."),
    ),
  );
}

/** Routes that are ours in both cases, and those that are ours when the voice is. */
const alwaysOurs: readonly VapiRoute[] = ["createWebCall", "getCall"];
const oursWhenEmbedded: readonly VapiRoute[] = [
  "createCall",
  "listCalls",
  "updateCall",
  "deleteCall",
  "listAssistants",
  "getAssistant",
];

/**
 * What only the provider has: handed on to it, or declined in its own shape. Both are settled before a body is read:
 * it may be large, and who sends it may be anybody.
 */
export function declineOrForward(scope: FastifyInstance, services: CallServices) {
  const { forward } = services;
  const ours = new Set([...alwaysOurs, ...(forward ? [] : oursWhenEmbedded)]);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: limits.uploadBytes.value },
    (_request, body, done) => done(null, body),
  );
  const limitBodies = largeBodies(services.reachedLimit);
  for (const [name, spec] of Object.entries(vapiRoutes)) {
    if (ours.has(name as VapiRoute)) continue;
    const [method, path] = splitSpec(spec);
    const decline = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!forward) {
        const hint = `${method} ${path} needs a hosted voice: set VOICE_PROVIDER=vapi.`;
        return refuseUnread(reply, 501, hint);
      }
      if (!isFromOperator(request, services)) {
        return refuseUnread(reply, 401, "This needs the operator's key.");
      }
    };
    scope.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ":$1"),
      onRequest: [decline, limitBodies].flat(),
      handler: (request, reply) => forward?.(request, reply),
    });
  }
}

/** Says no to who is still sending: the connection is not kept for the rest. */
function refuseUnread(reply: FastifyReply, status: number, message: string) {
  reply.header("connection", "close");
  return refuse(reply, status, message);
}
