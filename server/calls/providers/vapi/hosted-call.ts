import { randomBytes, randomUUID } from "node:crypto";
import * as v from "valibot";
import { hostedProvider } from "../../../../contracts/hosted-voice.ts";
import type { HostedSettings } from "../../../config.ts";
import type { RecordLead } from "../../../leads/record-lead.ts";
import type { ReportError } from "../../../observe/report-error.ts";
import type { ExtraSources } from "../../../security/headers.ts";
import { type CallHost, hashOf, isTyped, recordCaller, settingOf } from "../../ask-for-call.ts";
import type { CallMetrics } from "../../call-metrics.ts";
import { demoAssistant } from "../../demo-assistant.ts";
import type { HeldConversations } from "../../held-conversations.ts";
import type { CallKeeper } from "../../keep-call.ts";
import { ourModel } from "./assistant.ts";
import type { VapiClient } from "./client.ts";
import type { HostedTalks } from "./hosted-talks.ts";

const hostedWebCall = v.looseObject({
  id: v.string(),
  webCallUrl: v.pipe(v.string(), v.url()),
  artifactPlan: v.optional(v.looseObject({ videoRecordingEnabled: v.optional(v.boolean()) })),
  transport: v.optional(
    v.looseObject({
      callUrl: v.optional(v.string()),
      callToken: v.optional(v.string()),
      assistantVideoEnabled: v.optional(v.boolean()),
    }),
  ),
});

/** What /talk may reach for a hosted call, and no other page: the room, and the one script that enters it. */
export const hostedTalkSources: ExtraSources = {
  "script-src": ["blob:", "https://c.daily.co/call-machine/versioned/"],
  "connect-src": ["https://*.daily.co", "wss://*.daily.co"],
  "worker-src": ["blob:"],
  "trusted-types": ["default"],
};

type HostParts = {
  client: Pick<VapiClient, "createWebCall">;
  settings: Pick<HostedSettings, "assistant" | "cameraAllowed" | "webhookSecret">;
  siteUrl: string;
  /** Typed calls need no hosted voice: our own desk holds them. */
  desk: CallHost;
  talks: HostedTalks;
  conversations: HeldConversations;
  calls: CallKeeper;
  recordLead: RecordLead;
  metrics: CallMetrics;
  reportError: ReportError;
  now(): number;
};

/** Calls that a hosted voice answers: our server makes them, and the browser learns the room's address only. */
export function hostedCalls({ client, settings, calls, desk, talks, now, ...parts }: HostParts): CallHost {
  return {
    async open(asked) {
      if (isTyped(asked)) return desk.open(asked);
      const { variables, email } = asked;
      let hosted: v.InferOutput<typeof hostedWebCall>;
      try {
        hosted = v.parse(
          hostedWebCall,
          await client.createWebCall({
            body: {
              ...settings.assistant,
              assistantOverrides: {
                variableValues: { ...variables, setting: settingOf(variables) },
                monitorPlan: { listenEnabled: false, controlEnabled: false },
                artifactPlan: {
                  recordingEnabled: false,
                  // Where a camera is allowed, the assistant's own setting decides.
                  ...(!settings.cameraAllowed && { videoRecordingEnabled: false }),
                },
                ...ourModel(parts.siteUrl, settings.webhookSecret),
              },
            },
          }),
        );
      } catch (error) {
        parts.reportError(error, { where: "hosted call" });
        parts.metrics.refused("host-failed");
        return { outcome: "host-failed" };
      }
      const id = randomUUID();
      const callToken = randomBytes(32).toString("base64url");
      const startedAt = now();
      const setting = settingOf(variables);
      await calls.begin(
        {
          id,
          leadId: await recordCaller(parts.recordLead, asked, id, now()),
          type: asked.type,
          provider: hostedProvider,
          providerCallId: hosted.id,
          assistantId: demoAssistant.id,
          email,
          setting,
          variables,
          tokenHash: hashOf(callToken),
        },
        startedAt,
      );
      const from = await parts.conversations.stateOf(asked.continues);
      talks.of({ id, started_at: startedAt, setting, variables: JSON.stringify(variables) }, from);
      const conversationUrl = parts.conversations.awaitPage(id);
      parts.metrics.began("hosted");
      return {
        outcome: "opened",
        call: {
          id,
          callToken,
          webCallUrl: hosted.webCallUrl,
          transport: { assistantVideoEnabled: false, ...hosted.transport, provider: "daily" },
          artifactPlan: { videoRecordingEnabled: false, ...hosted.artifactPlan },
          cameraAllowed: settings.cameraAllowed,
          ...(conversationUrl && { conversationUrl }),
          ...(from && asked.continues && { continues: asked.continues }),
        },
      };
    },

    // The room ends a call when its visitor leaves; the hosted voice then tells us how it ended.
    hangUp(id) {
      if (!talks.find(id)) return desk.hangUp(id);
      calls.end(id, "customer-ended-call", now()).catch((error) => parts.reportError(error, { where: "hosted call" }));
    },
    // The provider's client comes back to its room by itself.
    resume: (id) => desk.resume(id),
    control: (id, message) => desk.control(id, message),
    status: () => "ready",
    tokenHashOf: (id) => desk.tokenHashOf(id),
    keepFor: (id, email, consented) => desk.keepFor(id, email, consented),
    async keepNow(id) {
      const talk = talks.find(id);
      if (!talk) return desk.keepNow(id);
      await talk.conversation.settled();
      await calls.keepFindings(id, talk.conversation.findings());
    },
  };
}
