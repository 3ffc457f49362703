import { hostedProviderName } from "../../../../contracts/hosted-voice.ts";
import type { HostedSettings } from "../../../config.ts";
import type { RecordLead } from "../../../leads/record-lead.ts";
import type { ReportError } from "../../../observe/report-error.ts";
import type { LimitReached } from "../../../security/limits.ts";
import type { CallHost } from "../../ask-for-call.ts";
import type { CallMetrics } from "../../call-metrics.ts";
import type { HeldConversations } from "../../held-conversations.ts";
import type { VoiceProvider } from "../../hosted-voice.ts";
import type { CallKeeper } from "../../keep-call.ts";
import { answerAddresses } from "./answer-addresses.ts";
import { modelRoutes } from "./answer-as-model.ts";
import { createVapiClient } from "./client.ts";
import { forwardToVapi } from "./forward.ts";
import { hostedCalls, hostedTalkSources } from "./hosted-call.ts";
import { hostedTalks } from "./hosted-talks.ts";
import { webhookRoutes } from "./receive-webhook.ts";

type Parts = {
  /** None when our own voice answers: then nobody can prove to be the provider. */
  settings: HostedSettings | undefined;
  siteUrl: string;
  /** Typed calls need no hosted voice: our own desk holds them. */
  desk: CallHost;
  conversations: HeldConversations;
  calls: CallKeeper;
  recordLead: RecordLead;
  metrics: CallMetrics;
  reachedLimit: LimitReached;
  reportError: ReportError;
  now(): number;
};

/** The door to Vapi: everything that speaks its language is behind this function. */
export function vapi({ settings, ...parts }: Parts): VoiceProvider {
  const talks = hostedTalks(parts);
  const secret = settings?.webhookSecret;
  return {
    hosted: settings && {
      name: hostedProviderName,
      host: hostedCalls({ ...parts, client: createVapiClient(settings), settings, talks }),
      forward: forwardToVapi(settings),
      cameraAllowed: settings.cameraAllowed,
      pageSources: hostedTalkSources,
    },
    answer(app) {
      webhookRoutes(app, { ...parts, secret, talks });
      modelRoutes(app, { ...parts, secret, talks });
    },
    answerAddresses,
  };
}
