import type { Config } from "../../../../config.ts";
import { Failed } from "../../../../operator/command.ts";
import { createVapiClient, type VapiClient } from "../client.ts";

/** The hosted voice of these settings, for an operator's command. */
export function hostedClient({ voice }: Pick<Config, "voice">): VapiClient {
  if (voice.kind !== "hosted") throw new Failed("The voice is not hosted: set VOICE_PROVIDER=vapi.");
  return createVapiClient(voice.provider);
}
