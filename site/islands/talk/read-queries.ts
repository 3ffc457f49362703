import { QueryClient, queryOptions } from "@tanstack/react-query";
import { voicePaths } from "../../../contracts/call-numbers.ts";
import type { VoiceStatus } from "../../../contracts/calls.ts";

const keptForMs = 5 * 60_000;
const longestDelayMs = 30_000;

/** Reads are kept five minutes and tried three times more, each time waiting twice as long. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Drawn ahead, the page reads nothing, and a timer would keep the build waiting for it.
        gcTime: typeof window === "undefined" ? Number.POSITIVE_INFINITY : keptForMs,
        retry: 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestDelayMs),
      },
    },
  });
}

export const voiceStatusQuery = queryOptions({
  queryKey: ["voice-status"],
  queryFn: async ({ signal }): Promise<VoiceStatus> => {
    const response = await fetch(voicePaths.status, { signal });
    if (!response.ok) throw new Error(`The voice answered ${response.status}`);
    return response.json();
  },
  /** While the voice is being prepared it may become ready at any time. */
  refetchInterval: ({ state }) => (state.data?.voice === "preparing" ? 5_000 : false),
});

/** Sends the report of a conversation, as the server holds it, to the address given on the page. */
export async function emailReport({ callId, callToken, email, consentVersion }: MailRequest): Promise<void> {
  const response = await fetch(voicePaths.emailReport(callId), {
    method: "POST",
    headers: { authorization: `Bearer ${callToken}`, "content-type": "application/json" },
    body: JSON.stringify({ email, consentVersion }),
  });
  if (!response.ok) throw new Error(`The report was not sent: ${response.status}`);
}

type MailRequest = { callId: string; callToken: string; email: string; consentVersion: string };
