import type { FastifyRequest } from "fastify";
import type { CallRow } from "../database/tables.ts";
import type { ReportError } from "../observe/report-error.ts";
import type { LimitReached } from "../security/limits.ts";
import type { RateLimiter } from "../security/rate-limit.ts";
import type { CallHost } from "./ask-for-call.ts";
import type { AddressConfirmer } from "./confirm-address.ts";
import type { HeldConversations } from "./held-conversations.ts";
import type { HostedVoice, VoiceProvider } from "./hosted-voice.ts";
import type { CallKeeper } from "./keep-call.ts";
import type { SessionTokens } from "./session-token.ts";

export type CallServices = {
  host: CallHost;
  calls: CallKeeper;
  conversations: Pick<HeldConversations, "awaitPage">;
  tokens: SessionTokens;
  limiter: RateLimiter;
  /** The operator's key; without one, nobody is an operator. */
  privateKey: string | undefined;
  /** None when the voice is our own. */
  hosted: Pick<HostedVoice, "name" | "forward" | "cameraAllowed"> | undefined;
  provider: Pick<VoiceProvider, "answerAddresses">;
  reportMails: AddressConfirmer & {
    queue(call: CallRow): Promise<"queued" | "repeated" | "no-address" | "too-many">;
  };
  clientKey(request: FastifyRequest): string;
  isFromOwnSite(request: FastifyRequest): boolean;
  reportError: ReportError;
  reachedLimit: LimitReached;
  now(): number;
};
