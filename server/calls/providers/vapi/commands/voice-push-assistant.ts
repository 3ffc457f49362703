import * as v from "valibot";
import { apiPaths } from "../../../../../contracts/paths.ts";
import { type Command, WrongUse } from "../../../../operator/command.ts";
import { hostedAssistant, ourModel } from "../assistant.ts";
import { hostedClient } from "./hosted-client.ts";

const pushed = v.looseObject({ id: v.string() });

export const voicePushAssistant: Command = {
  name: "voice push-assistant",
  summary: "Sends the demo's assistant, as kept in this release, to the hosted voice",
  options: {
    new: { type: "boolean", help: "Make another one instead of changing VAPI_ASSISTANT_ID" },
    credential: { type: "string", value: "<id>", help: "The provider's credential that signs its webhooks" },
  },
  async run({ config, values, terminal }) {
    const client = hostedClient(config);
    const { voice } = config;
    const existing =
      voice.kind === "hosted" && "assistantId" in voice.provider.assistant
        ? voice.provider.assistant.assistantId
        : undefined;
    const secret = voice.kind === "hosted" ? voice.provider.webhookSecret : undefined;
    if (!secret) throw new WrongUse("Set VAPI_WEBHOOK_SECRET: with it the hosted voice asks us what to say.");
    const body = {
      ...hostedAssistant,
      ...ourModel(config.siteUrl, secret),
      server: {
        url: config.siteUrl + apiPaths.voiceWebhook,
        ...(values.credential ? { credentialId: values.credential } : {}),
        backoffPlan: { type: "exponential", maxRetries: 5, baseDelaySeconds: 1 },
      },
    };
    const answer =
      existing && !values.new
        ? await client.updateAssistant({ id: existing, body })
        : await client.createAssistant({ body });
    const { id } = v.parse(pushed, answer);
    terminal.out.write(`${id}\n`);
    if (id !== existing) terminal.err.write(`Set VAPI_ASSISTANT_ID=${id} to use it.\n`);
  },
};
