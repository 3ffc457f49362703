import * as v from "valibot";
import { turn } from "../../contracts/call-messages.ts";
import type { Call } from "../../contracts/calls.ts";
import { socketCall } from "../../contracts/hosted-voice.ts";
import type { CallRow } from "../database/tables.ts";
import { limits } from "../security/limits.ts";
import { keptReports, structuredOutputsOf, unconfirmedIn } from "./kept-reports.ts";

const turns = v.array(turn);

/** A kept call in the provider's shape. */
export function callView(row: CallRow, now: number): Call {
  // No call lasts longer than a typed one: without an end by then it lost its server.
  const isLost = row.status !== "ended" && now - row.started_at > limits.typedCallMs.value;
  const endedReason = isLost ? "call.in-progress.error-server-stopped" : row.ended_reason;
  const reports = keptReports(row.report);
  const messages = v.parse(turns, parsed(row.transcript) ?? []);
  const startedAt = new Date(row.started_at).toISOString();
  return {
    id: row.id,
    orgId: "tendwell",
    type: row.type === socketCall ? row.type : "webCall",
    status: isLost ? "ended" : row.status,
    ...(endedReason && { endedReason }),
    ...(row.name && { name: row.name }),
    createdAt: startedAt,
    updatedAt: new Date(row.ended_at ?? row.started_at).toISOString(),
    startedAt,
    ...(row.ended_at && { endedAt: new Date(row.ended_at).toISOString() }),
    ...(row.assistant_id && { assistantId: row.assistant_id }),
    assistantOverrides: { variableValues: asObject(parsed(row.variables)) },
    messages,
    artifact: {
      messages,
      messagesOpenAIFormatted: messages.map(({ role, message = "" }) => ({
        role: role === "bot" ? "assistant" : role,
        content: message,
      })),
      variableValues: asObject(parsed(row.variables)),
      ...(row.metrics && { performanceMetrics: asObject(parsed(row.metrics)) }),
      ...(row.report && { structuredOutputs: structuredOutputsOf(reports) }),
    },
    analysis: {
      ...(row.summary && { summary: row.summary }),
      ...(row.report && { structuredData: reports[0] ?? null }),
      unconfirmed: unconfirmedIn(reports[0]),
    },
    monitor: {},
  };
}

function parsed(json: string | null): unknown {
  return json === null ? undefined : JSON.parse(json);
}

function asObject(value: unknown): Record<string, unknown> {
  return (value ?? {}) as Record<string, unknown>;
}
