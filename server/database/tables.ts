import type { Generated, Selectable } from "kysely";

export type LeadState = "accepted" | "held";
export type OutboxState = "waiting" | "sent" | "dead";
export type Channel = "sales-mail" | "visitor-receipt" | "webhook";

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
  rate_windows: { key: string; started_at: number; hits: number };
  calls: {
    id: string;
    email: string;
    email_key: string;
    started_at: number;
    ended_at: number | null;
    transcript: string | null;
    report: string | null;
  };
  erasures: { id: string; email_hash: string; leads: number; calls: number; erased_at: number };
  heartbeats: { name: string; at: number };
};

export type Lead = Selectable<Tables["leads"]>;
export type OutboxRow = Selectable<Tables["outbox"]>;
