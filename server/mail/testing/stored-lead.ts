import type { Lead } from "../../database/tables.ts";

export function storedLead(change: Partial<Lead> = {}): Lead {
  return {
    id: "0b0f6f53-6a5f-4f0e-9a52-6f1f0a3c1d2e",
    form: "landing",
    language: "en",
    state: "accepted",
    held_reason: null,
    submission_key: "page:1",
    name: "Ana Rivera",
    first_name: "Ana",
    last_name: "Rivera",
    email: "ana@example.com",
    email_key: "ana@example.com",
    facility: "Maple Court",
    role: "",
    subject: "",
    message: "Forty beds.\nWhen?",
    consent_version: "v1",
    consented_at: 1_790_000_000_000,
    received_at: 1_790_000_000_000,
    released_at: null,
    ...change,
  };
}
