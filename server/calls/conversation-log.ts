import type { Turn } from "../../contracts/call-messages.ts";
import { limits } from "../security/limits.ts";

type Role = "assistant" | "user" | "system";

/** The turns of a call in both forms that messages carry. */
export function createConversationLog(startedAt: number) {
  const messages: Turn[] = [];
  let left: number = limits.keptCharacters.value;
  const names: Record<Role, string> = { assistant: "bot", user: "user", system: "system" };

  return {
    add(role: Role, message: string, time: number, endTime: number, source?: string) {
      if (message.length > left) return;
      left -= message.length;
      messages.push({
        role: names[role],
        message,
        time,
        endTime,
        secondsFromStart: Math.max(0, (time - startedAt) / 1000),
        duration: Math.max(0, endTime - time),
        ...(source && { source }),
      });
    },
    messages: () => [...messages],
    openAiMessages: () =>
      messages.map(({ role, message = "" }) => ({
        role: role === "bot" ? "assistant" : role,
        content: message,
      })),
    transcript: () =>
      messages
        .filter(({ role }) => role !== "system")
        .map(({ role, message }) => `${role === "bot" ? "AI" : "User"}: ${message}\n`)
        .join(""),
  };
}
