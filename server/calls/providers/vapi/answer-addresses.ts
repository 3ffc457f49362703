import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { largeBodies } from "../../../security/count-bodies.ts";
import { limits } from "../../../security/limits.ts";
import type { CallServices } from "../../call-services.ts";
import { demoAssistant } from "../../demo-assistant.ts";
import { refuse, refuseUnread } from "../../refuse.ts";
import { asOperator, isFromOperator } from "../../who-asks.ts";
import { hostedAssistant } from "./assistant.ts";
import { splitSpec } from "./client.ts";
import { type VapiRoute, vapiRoutes } from "./routes.ts";

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
export function answerAddresses(scope: FastifyInstance, services: CallServices) {
  const forward = services.hosted?.forward;
  if (!forward) ownAssistant(scope, services);
  const ours = new Set([...alwaysOurs, ...(forward ? [] : oursWhenEmbedded)]);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: limits.uploadBytes.value }, (_request, body, done) =>
    done(null, body),
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

/** The one assistant that our own voice has, in the provider's shape. */
function ownAssistant(scope: FastifyInstance, services: CallServices) {
  type ById = FastifyRequest<{ Params: { id: string } }>;
  const assistant = { ...hostedAssistant, id: demoAssistant.id, orgId: "tendwell" };
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
