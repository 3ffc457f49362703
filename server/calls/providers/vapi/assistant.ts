import { call } from "../../../../content/en/call.ts";
import { apiPaths } from "../../../../contracts/paths.ts";
import { demoAssistant } from "../../demo-assistant.ts";

/**
 * The demo's assistant as the hosted voice stores it, but for its model, which is our own server;
 * `npm run operator -- voice push-assistant` sends it there.
 */
export const hostedAssistant = {
  name: demoAssistant.name,
  firstMessage: call.opening.join(" "),
  firstMessageInterruptionsEnabled: true,
  transcriber: { provider: "deepgram", model: "nova-3", language: "en", keyterm: ["Eliquis", "warfarin"] },
  startSpeakingPlan: { waitSeconds: 0.3, smartEndpointingPlan: { provider: "livekit" } },
  stopSpeakingPlan: { numWords: 0, voiceSeconds: 0.2, backoffSeconds: 0.8 },
  clientMessages: [
    "transcript",
    "speech-update",
    "status-update",
    "conversation-update",
    "model-output",
    "user-interrupted",
    "assistant.started",
    "hang",
  ],
  serverMessages: ["status-update", "transcript", "end-of-call-report", "hang"],
  maxDurationSeconds: 300,
  endCallPhrases: ["goodbye"],
  backgroundSound: "off",
  artifactPlan: {
    recordingEnabled: false,
    videoRecordingEnabled: false,
  },
  // Both are on and open to whoever knows the address, unless switched off.
  monitorPlan: { listenEnabled: false, controlEnabled: false },
} as const;

/** Without a secret nobody could prove to be the hosted voice, and its own model has to do. */
export function ourModel(siteUrl: string, secret: string | undefined) {
  if (!secret) return {};
  return {
    model: {
      provider: "custom-llm",
      url: siteUrl + apiPaths.voiceModel,
      model: "tendwell",
      metadataSendMode: "variable",
      headers: { "x-vapi-secret": secret },
    },
  };
}
