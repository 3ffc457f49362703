import { beforeEach, expect, test } from "vitest";
import { begin } from "../../assistant/converse/state.ts";
import type { EndOfCallReport } from "../../contracts/call-messages.ts";
import { hostedProvider } from "../../contracts/hosted-voice.ts";
import type { IncidentReport } from "../../contracts/report.ts";
import type { Database } from "../database/database.ts";
import { onBothEngines } from "../database/testing/both-engines.ts";
import { showLead } from "../leads/browse-leads.ts";
import { deleteLead } from "../leads/erase-person.ts";
import { leadFromCall } from "../leads/new-lead.ts";
import { leadRecorder } from "../leads/record-lead.ts";
import { limits } from "../security/limits.ts";
import { callView } from "./call-view.ts";
import { callKeeper } from "./keep-call.ts";
import { keptReports } from "./kept-reports.ts";
import type { Findings } from "./mind.ts";
import { newCall } from "./testing/new-call.ts";

const now = Date.UTC(2026, 10, 15);
const report: EndOfCallReport = {
  type: "end-of-call-report",
  endedReason: "customer-ended-call",
  artifact: {
    messages: [{ role: "user", message: "She fell." }],
    performanceMetrics: { turnLatencyAverage: 700 },
  },
};
const state = {
  ...begin({ id: newCall.id, now: "2026-11-15T00:00" }),
  turns: [{ text: "She fell.", by: "speech" as const }],
};
const told = {
  id: newCall.id,
  headStrike: { value: "yes", evidence: [], unconfirmed: true },
} as unknown as IncidentReport;
const findings: Findings = { state, reports: [told], summary: "A fall." };
const outcome = { report, findings };

onBothEngines((store) => {
  let db: Database;
  let calls: ReturnType<typeof callKeeper>;
  beforeEach(async () => {
    db = await store.open();
    calls = callKeeper(db);
  });

  const shown = async (at: number) => {
    const row = await calls.find(newCall.id);
    return row && callView(row, at);
  };

  test("a call is kept from its beginning to its first end, and shown in the provider's shape", async () => {
    await calls.begin(newCall, now);
    expect(await shown(now)).toMatchObject({ status: "queued", messages: [] });
    expect(await calls.connect(newCall.id)).toBe(true);
    expect(await calls.end(newCall.id, "customer-ended-call", now + 5000, outcome)).toBe(true);
    expect(await calls.end(newCall.id, "silence-timed-out", now + 9000)).toBe(false);

    expect(await shown(now)).toMatchObject({
      id: newCall.id,
      type: "webCall",
      status: "ended",
      endedReason: "customer-ended-call",
      startedAt: "2026-11-15T00:00:00.000Z",
      endedAt: "2026-11-15T00:00:05.000Z",
      assistantOverrides: { variableValues: { email: "Ana@Example.com" } },
      messages: [{ role: "user", message: "She fell." }],
      artifact: {
        messagesOpenAIFormatted: [{ role: "user", content: "She fell." }],
        structuredOutputs: { incident_report: { unconfirmed: ["headStrike"] } },
      },
      analysis: { summary: "A fall.", structuredData: told },
    });
  });

  test("a call whose server died counts as ended once no call could still be on", async () => {
    await calls.begin(newCall, now);
    await calls.connect(newCall.id);

    expect(await shown(now + limits.typedCallMs.value)).toMatchObject({ status: "in-progress" });
    const view = await shown(now + 3_600_000);
    expect(view).toMatchObject({ status: "ended", endedReason: "call.in-progress.error-server-stopped" });
  });

  test("calls are listed newest first, renamed and deleted", async () => {
    await calls.begin(newCall, now);
    await calls.begin({ ...newCall, id: "two", email: "ben@example.com" }, now + 1);

    expect((await calls.newest(1)).map(({ id }) => id)).toEqual(["two"]);
    expect(await calls.rename("two", "Second")).toBe(true);
    expect((await calls.find("two"))?.name).toBe("Second");
    expect([await calls.delete("two"), await calls.delete("two")]).toEqual([true, false]);
  });

  test("a caller is a lead of its own kind: the team is told, and no receipt is sent", async () => {
    const record = leadRecorder(db, { rate: "off", channels: ["sales-mail", "visitor-receipt"] });
    const lead = leadFromCall("ana@example.com", { language: "en", consentVersion: "v1" });
    const recorded = await record({ lead, pageKey: newCall.id, holdReason: null }, now);
    const id = "id" in recorded ? recorded.id : "";
    await calls.begin({ ...newCall, leadId: id }, now);

    const shown = await showLead(db, id);
    expect(shown?.lead.form).toBe("call");
    expect(shown?.deliveries.map(({ channel }) => channel)).toEqual(["sales-mail"]);
    expect((await calls.findByLead(id))?.id).toBe(newCall.id);
    await deleteLead(db, id);
    expect(await calls.find(newCall.id)).toBeUndefined();
  });

  test("an event of a hosted voice is noted once, and a late report fills an empty call only", async () => {
    await calls.begin({ ...newCall, provider: hostedProvider, providerCallId: "p1" }, now);
    const event = { id: "e1", callId: newCall.id, type: "status-update", body: "{}" };
    expect([await calls.noteEvent(event, now), await calls.noteEvent(event, now)]).toEqual([true, false]);
    expect((await calls.findByProviderId(hostedProvider, "p1"))?.id).toBe(newCall.id);

    expect(await calls.addReport(newCall.id, outcome)).toBe(true);
    expect(await calls.addReport(newCall.id, { report, findings: { ...findings, summary: "" } })).toBe(false);
    expect((await calls.find(newCall.id))?.summary).toBe("A fall.");
  });

  test("state and reports are kept together, and again when they were put right", async () => {
    await calls.begin(newCall, now);
    await calls.end(newCall.id, "customer-ended-call", now, outcome);
    const reports = [{ ...told, narrative: "She slid." }];
    expect(await calls.keepFindings(newCall.id, { state, reports, summary: "A slide." })).toBe(true);

    const row = await calls.find(newCall.id);
    expect(JSON.parse(row?.report ?? "")).toEqual({ state, reports });
    expect(keptReports(row?.report ?? null)).toEqual(reports);
    expect(keptReports(JSON.stringify(told))).toEqual([told]);
  });
});
