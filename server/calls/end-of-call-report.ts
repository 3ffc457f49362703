import type { EndOfCallReport } from "../../contracts/call-messages.ts";
import type { createConversationLog } from "./conversation-log.ts";
import { structuredOutputsOf, unconfirmedIn } from "./kept-reports.ts";
import type { Findings } from "./mind.ts";

type Told = {
  endedReason: string;
  startedAt: number;
  endedAt: number;
  log: ReturnType<typeof createConversationLog>;
  findings: Findings | undefined;
  latenciesMs: readonly number[];
  variableValues: Record<string, unknown>;
};

/** What came of a call, in the provider's shape. */
export function endOfCallReport({ endedReason, log, findings, latenciesMs, ...told }: Told): EndOfCallReport {
  const { reports = [], summary = "" } = findings ?? {};
  const report = reports[0] ?? null;
  return {
    type: "end-of-call-report",
    endedReason,
    startedAt: new Date(told.startedAt).toISOString(),
    endedAt: new Date(told.endedAt).toISOString(),
    artifact: {
      messages: log.messages(),
      messagesOpenAIFormatted: log.openAiMessages(),
      transcript: log.transcript(),
      variableValues: told.variableValues,
      performanceMetrics: {
        turnLatencies: latenciesMs.map((turnLatency) => ({ turnLatency })),
        ...(latenciesMs.length > 0 && {
          turnLatencyAverage: Math.round(latenciesMs.reduce((sum, ms) => sum + ms) / latenciesMs.length),
        }),
      },
      structuredOutputs: structuredOutputsOf(reports),
    },
    analysis: {
      summary,
      structuredData: report,
      unconfirmed: unconfirmedIn(reports[0]),
      successEvaluation: String(report !== null),
    },
  };
}
