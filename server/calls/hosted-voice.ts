import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ExtraSources } from "../security/headers.ts";
import type { CallHost } from "./ask-for-call.ts";
import type { CallServices } from "./call-services.ts";

export type Forward = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** A voice that a provider hosts, as the rest of the server knows it. */
export type HostedVoice = {
  /** As a visitor is told it. */
  name: string;
  host: CallHost;
  /** Hands an operator's request on to the provider. */
  forward: Forward;
  /** Whether a call that is recorded may ask for the visitor's picture. */
  cameraAllowed: boolean;
  /** What /talk may reach for its calls, and no other page. */
  pageSources: ExtraSources;
};

/** The one provider we know, whether our calls are there or not. */
export type VoiceProvider = {
  /** None when calls are held by our own desk. */
  hosted: HostedVoice | undefined;
  /** Answers what the provider tells and asks us. */
  answer(app: FastifyInstance): void;
  /** Answers the addresses under /voice that only the provider has: hands on, or declines. */
  answerAddresses(scope: FastifyInstance, services: CallServices): void;
};
