import type { Command } from "../../../../operator/command.ts";
import { voiceAsk } from "./voice-ask.ts";
import { voiceAssistants } from "./voice-assistants.ts";
import { voicePushAssistant } from "./voice-push-assistant.ts";

/** What an operator can ask of the hosted voice. */
export const hostedCommands: readonly Command[] = [voiceAssistants, voicePushAssistant, voiceAsk];
