import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { hostedProvider } from "../../../../contracts/hosted-voice.ts";
import { apiPaths } from "../../../../contracts/paths.ts";
import { largeBodies } from "../../../security/count-bodies.ts";
import type { LimitReached } from "../../../security/limits.ts";
import type { CallKeeper } from "../../keep-call.ts";
import { hearProvider } from "./hear-provider.ts";
import type { HostedTalks } from "./hosted-talks.ts";

type ModelServices = {
  calls: CallKeeper;
  secret: string | undefined;
  talks: HostedTalks;
  reachedLimit: LimitReached;
  now(): number;
};

const textPart = v.looseObject({ text: v.optional(v.string(), "") });
const content = v.pipe(
  v.nullish(v.union([v.string(), v.array(textPart)]), ""),
  v.transform((given) => (typeof given === "string" ? given : (given ?? []).map(({ text }) => text).join(" "))),
);
const asked = v.looseObject({
  messages: v.pipe(v.array(v.looseObject({ role: v.string(), content })), v.maxLength(1_000)),
  stream: v.optional(v.boolean(), false),
  call: v.looseObject({ id: v.string() }),
});

/**
 * The hosted voice asks us what to say, as it would ask any language model: so the questions, the report and all
 * that is known are the same as in our own calls.
 */
export function modelRoutes(app: FastifyInstance, services: ModelServices) {
  const { calls, secret, talks, reachedLimit, now } = services;
  hearProvider(app, {
    path: `${apiPaths.voiceModel}/chat/completions`,
    secret,
    now,
    before: [largeBodies(reachedLimit)].flat(),
    async answer(body, _raw, reply) {
      const read = v.safeParse(asked, body);
      if (!read.success) return reply.code(400).send({ message: "This is no question to a model." });
      const call = await calls.findByProviderId(hostedProvider, read.output.call.id);
      if (!call || call.status === "ended") return reply.code(404).send({ message: "There is no such call." });

      const turns = read.output.messages.map(({ role, content: text }) => ({ role, text: text.trim() }));
      const say = await talks.of(call).answer(turns);
      const text = say?.sentences.join(" ") ?? "";
      if (!read.output.stream) return completion(call.id, text, now());
      return reply.type("text/event-stream").send(streamed(call.id, text, now()));
    },
  });
}

function completion(id: string, text: string, now: number) {
  const message = { role: "assistant", content: text };
  return {
    ...headOf(id, now),
    object: "chat.completion",
    choices: [{ index: 0, message, finish_reason: "stop" }],
  };
}

function streamed(id: string, text: string, now: number): string {
  const head = { ...headOf(id, now), object: "chat.completion.chunk" };
  const chunks = [
    { ...head, choices: [{ index: 0, delta: { role: "assistant", content: text }, finish_reason: null }] },
    { ...head, choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
  ];
  return [...chunks.map((chunk) => JSON.stringify(chunk)), "[DONE]"].map((data) => `data: ${data}\n\n`).join("");
}

function headOf(id: string, now: number) {
  return { id: `say-${id}`, created: Math.floor(now / 1000), model: "tendwell" };
}
