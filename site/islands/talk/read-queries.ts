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

export type KeptCall = { id: string; token: string };

/** The server does not mail a report; most reasons do not pass by themselves. */
export class NotMailed extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The report was not mailed: ${status}`);
    this.status = status;
  }
  get isFinal() {
    return this.status < 500 && this.status !== 409;
  }
}

/** Has a code sent to the address of the call, which is this one if it had none. */
export const askForReport = ({ id, token }: KeptCall, visitor: { email: string; consentVersion: string }) =>
  post(voicePaths.emailReport(id), token, visitor);

/** Shows that code, and has the report sent that the server keeps. */
export const confirmReport = ({ id, token }: KeptCall, code: string) =>
  post(voicePaths.confirmReport(id), token, { code });

async function post(path: string, token: string, body: object): Promise<void> {
  const response = await fetch(path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new NotMailed(response.status);
}
