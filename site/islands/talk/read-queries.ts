import { QueryClient, queryOptions } from "@tanstack/react-query";
import { voicePaths } from "../../../contracts/call-numbers.ts";
import type { Call, VoiceStatus } from "../../../contracts/calls.ts";
import type { IncidentReport } from "../../../contracts/report.ts";

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

/** What the server made of a call that has ended, in a sentence. */
export const callSummaryQuery = (callId: string | undefined, token: string | undefined) =>
  queryOptions({
    queryKey: ["call-summary", callId],
    enabled: Boolean(callId && token),
    queryFn: async ({ signal }): Promise<string> => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(voicePaths.call(callId ?? ""), { signal, headers });
      if (!response.ok) throw new Error(`The call answered ${response.status}`);
      const call: Call = await response.json();
      if (call.status !== "ended") throw new Error("The call has not ended yet");
      return call.analysis?.summary ?? "";
    },
  });

/** Sends the report of a finished call, as the visitor left it, to the address the call was started with. */
export async function emailReport(callId: string, token: string, report: IncidentReport): Promise<void> {
  const response = await fetch(voicePaths.emailReport(callId), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ report }),
  });
  if (!response.ok) throw new Error(`The report was not sent: ${response.status}`);
}
