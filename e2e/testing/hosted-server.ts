import { startVapiStandIn } from "../../server/calls/providers/vapi/testing/stand-in.ts";
import { startBuiltServer } from "./built-server.ts";

/** The built server with a hosted voice, and a provider that a test can ask what it was asked. */
export async function startHostedServer(more: Record<string, string> = {}) {
  const standIn = await startVapiStandIn();
  const operatorKey = "operator-key-of-these-tests";
  const server = await startBuiltServer({
    VOICE_PROVIDER: "vapi",
    VOICE_PRIVATE_KEY: operatorKey,
    VAPI_PRIVATE_KEY: standIn.key,
    VAPI_BASE_URL: standIn.baseUrl,
    VAPI_ASSISTANT_ID: "assistant-1",
    ...more,
  });
  return {
    url: server.url,
    standIn,
    operatorKey,
    async stop() {
      await server.stop();
      await standIn.stop();
    },
  };
}
