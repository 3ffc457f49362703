import { randomBytes, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { HostedSettings } from "../config.ts";
import type { RecordLead } from "../leads/record-lead.ts";
import type { ReportError } from "../observe/report-error.ts";
import type { ExtraSources } from "../security/headers.ts";
import { type CallHost, hashOf, recordCaller, settingOf } from "./ask-for-call.ts";
import type { CallMetrics } from "./call-metrics.ts";
import { demoAssistant } from "./demo-assistant.ts";
import type { CallKeeper } from "./keep-call.ts";
import type { VapiClient } from "./providers/vapi.ts";

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
  settings: Pick<HostedSettings, "assistant" | "cameraAllowed">;
  calls: CallKeeper;
  recordLead: RecordLead;
  metrics: CallMetrics;
  reportError: ReportError;
  now(): number;
};

/** Calls that a hosted voice answers: our server makes them, and the browser learns the room's address only. */
export function hostedCalls({ client, settings, calls, now, ...parts }: HostParts): CallHost {
  return {
    async open(asked) {
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
      await calls.begin(
        {
          id,
          leadId: await recordCaller(parts.recordLead, asked, id, now()),
          type: asked.type,
          provider: "vapi",
          providerCallId: hosted.id,
          assistantId: demoAssistant.id,
          email,
          setting: settingOf(variables),
          variables,
          tokenHash: hashOf(callToken),
        },
        now(),
      );
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
        },
      };
    },

    // The room ends a call when its visitor leaves; the hosted voice then tells us how it ended.
    hangUp(id) {
      calls
        .end(id, "customer-ended-call", now())
        .catch((error) => parts.reportError(error, { where: "hosted call" }));
    },
    // The provider's client comes back to its room by itself.
    resume: () => undefined,
    control: () => false,
    status: () => "ready",
  };
}
