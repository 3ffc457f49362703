import type { EndOfCallReport } from "../../contracts/call-messages.ts";
import type { createConversationLog } from "./conversation-log.ts";
import type { Findings } from "./mind.ts";

type Told = {
  endedReason: string;
  startedAt: number;
  endedAt: number;
  log: ReturnType<typeof createConversationLog>;
  findings: Findings;
  latenciesMs: readonly number[];
  variableValues: Record<string, unknown>;
};

/** What came of a call, in the provider's shape. */
export function endOfCallReport({ endedReason, log, findings, latenciesMs, ...told }: Told): EndOfCallReport {
  const { report, unconfirmed, summary } = findings;
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
      structuredOutputs: {
        incident_report: { name: "incident_report", result: report, unconfirmed },
      },
    },
    analysis: { summary, structuredData: report, unconfirmed, successEvaluation: String(report !== null) },
  };
}
