import type { Generated, Selectable } from "kysely";
import type { CallProvider } from "../../contracts/hosted-voice.ts";

export type LeadState = "accepted" | "held";
export type OutboxState = "waiting" | "sent" | "dead";
export type Channel = "sales-mail" | "visitor-receipt" | "webhook" | "call-report";
type CallStatus = "queued" | "in-progress" | "ended";

/** Times are whole milliseconds since 1970: one column type that both engines order and compare alike. */
export type Tables = {
  leads: {
    id: string;
    form: string;
    language: Generated<string>;
    state: LeadState;
    held_reason: string | null;
    submission_key: string;
    name: string;
    first_name: string | null;
    last_name: string | null;
    email: string;
    email_key: string;
    facility: Generated<string>;
    role: Generated<string>;
    subject: Generated<string>;
    message: Generated<string>;
    consent_version: string;
    consented_at: number;
    received_at: number;
    released_at: number | null;
  };
  outbox: {
    id: string;
    lead_id: string;
    channel: Channel;
    state: OutboxState;
    due_at: number;
    lease: string | null;
    claims: Generated<number>;
    refusals: Generated<number>;
    last_error: string | null;
    created_at: number;
    finished_at: number | null;
  };
  /** Made with the store and never leaving it. */
  secrets: { name: "visitors"; value: string };
  rate_windows: { key: string; started_at: number; hits: number };
  calls: {
    id: string;
    email: string;
    email_key: string;
    started_at: number;
    ended_at: number | null;
    /** The turns, as JSON. */
    transcript: string | null;
    report: string | null;
    lead_id: string | null;
    type: Generated<string>;
    provider: Generated<CallProvider>;
    provider_call_id: string | null;
    assistant_id: string | null;
    setting: Generated<string>;
    variables: string | null;
    name: string | null;
    status: Generated<CallStatus>;
    ended_reason: string | null;
    unconfirmed: string | null;
    summary: string | null;
    metrics: string | null;
    token_hash: string | null;
    /** Of the code that was mailed to confirm the address, while it is good. */
    code_hash: string | null;
    code_sent_at: number | null;
    code_tries: Generated<number>;
  };
  /** What a hosted voice told us, each once. */
  voice_events: { id: string; call_id: string | null; type: string; body: string; received_at: number };
  erasures: { id: string; email_hash: string; leads: number; calls: number; erased_at: number };
  heartbeats: { name: string; at: number };
};

export type Lead = Selectable<Tables["leads"]>;
export type CallRow = Selectable<Tables["calls"]>;
export type VoiceEvent = Selectable<Tables["voice_events"]>;
export type OutboxRow = Selectable<Tables["outbox"]>;
