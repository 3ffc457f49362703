import type { EndOfCallReport } from "../../contracts/call-messages.ts";
import type { CallProvider, CallType } from "../../contracts/hosted-voice.ts";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import type { CallRow } from "../database/tables.ts";
import { emailKey } from "../leads/new-lead.ts";
import { keptText } from "./kept-reports.ts";
import type { Findings } from "./mind.ts";

export type NewCall = {
  id: string;
  leadId: string | null;
  type: CallType;
  provider: CallProvider;
  providerCallId: string | null;
  assistantId: string;
  email: string;
  setting: string;
  variables: Record<string, unknown>;
  tokenHash: string;
};

/** What came of a call: as the provider tells it, and as the conversation holds it. */
type Outcome = { report: EndOfCallReport; findings: Findings };

export type CallKeeper = ReturnType<typeof callKeeper>;

/** Keeps what was said and understood. Sound has no place here. */
export function callKeeper(db: Database) {
  const calls = () => db.build.updateTable("calls");

  async function change(query: ReturnType<typeof calls>): Promise<boolean> {
    const [changed] = await db.transact([statement(query.returning("id"))]);
    return changed.length > 0;
  }

  return {
    async begin(call: NewCall, now: number): Promise<void> {
      await db.transact([
        statement(
          db.build.insertInto("calls").values({
            id: call.id,
            lead_id: call.leadId,
            type: call.type,
            provider: call.provider,
            provider_call_id: call.providerCallId,
            assistant_id: call.assistantId,
            email: call.email,
            email_key: emailKey(call.email),
            setting: call.setting,
            variables: JSON.stringify(call.variables),
            token_hash: call.tokenHash,
            status: "queued",
            started_at: now,
            ended_at: null,
            transcript: null,
            report: null,
            name: null,
            ended_reason: null,
            unconfirmed: null,
            summary: null,
            metrics: null,
            code_hash: null,
            code_sent_at: null,
          }),
        ),
      ]);
    },

    connect: (id: string) =>
      change(calls().set({ status: "in-progress" }).where("id", "=", id).where("status", "=", "queued")),

    /** The first end counts: a call that has ended stays as it was. */
    end: (id: string, endedReason: string, now: number, outcome?: Outcome) =>
      change(
        calls()
          .set({
            status: "ended",
            ended_at: now,
            ended_reason: endedReason,
            ...(outcome && columnsOf(outcome)),
          })
          .where("id", "=", id)
          .where("status", "!=", "ended"),
      ),

    /** A report that comes after the end, as a hosted voice sends it. */
    addReport: (id: string, outcome: Outcome) =>
      change(calls().set(columnsOf(outcome)).where("id", "=", id).where("transcript", "is", null)),

    /** What is known by now: of a call that is still on, or put right by its visitor after its end. */
    keepFindings: (id: string, findings: Findings) =>
      change(
        calls()
          .set({ report: keptText(findings), summary: findings.summary })
          .where("id", "=", id),
      ),

    rename: (id: string, name: string) => change(calls().set({ name }).where("id", "=", id)),

    async find(id: string): Promise<CallRow | undefined> {
      const [row] = await db.read(statement(db.build.selectFrom("calls").selectAll().where("id", "=", id).limit(1)));
      return row;
    },

    async findByProviderId(provider: CallRow["provider"], callId: string): Promise<CallRow | undefined> {
      const [row] = await db.read(
        statement(
          db.build
            .selectFrom("calls")
            .selectAll()
            .where("provider", "=", provider)
            .where("provider_call_id", "=", callId),
        ),
      );
      return row;
    },

    async findByLead(leadId: string): Promise<CallRow | undefined> {
      const [row] = await db.read(
        statement(db.build.selectFrom("calls").selectAll().where("lead_id", "=", leadId).limit(1)),
      );
      return row;
    },

    newest: (limit: number): Promise<CallRow[]> =>
      db.read(
        statement(db.build.selectFrom("calls").selectAll().orderBy("started_at", "desc").orderBy("id").limit(limit)),
      ),

    async delete(id: string): Promise<boolean> {
      const [gone] = await db.transact([statement(db.build.deleteFrom("calls").where("id", "=", id).returning("id"))]);
      await db.forget();
      return gone.length > 0;
    },

    /** False when it was noted before: the same message may be delivered twice. */
    async noteEvent(
      event: { id: string; callId: string | null; type: string; body: string },
      now: number,
    ): Promise<boolean> {
      const [noted] = await db.transact([
        statement(
          db.build
            .insertInto("voice_events")
            .values({
              id: event.id,
              call_id: event.callId,
              type: event.type,
              body: event.body,
              received_at: now,
            })
            .onConflict((conflict) => conflict.column("id").doNothing())
            .returning("id"),
        ),
      ]);
      return noted.length > 0;
    },
  };
}

function columnsOf({ report: { artifact }, findings }: Outcome) {
  const { messages = [], performanceMetrics } = artifact ?? {};
  return {
    transcript: JSON.stringify(messages),
    report: keptText(findings),
    summary: findings.summary || null,
    metrics: performanceMetrics ? JSON.stringify(performanceMetrics) : null,
  };
}
