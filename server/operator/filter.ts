import type { LeadFilter } from "../leads/browse-leads.ts";
import { emailKey } from "../leads/new-lead.ts";
import { moment, oneOf } from "./command.ts";

export const filterOptions = {
  state: { type: "string", value: "<state>", help: "Only these: accepted or held" },
  since: { type: "string", value: "<day>", help: "Only those received since, such as 2026-11-15" },
  email: { type: "string", value: "<address>", help: "Only those of this person" },
} as const;

export function readFilter(values: Record<string, unknown>): LeadFilter {
  const state = oneOf("state", values.state, ["accepted", "held"] as const);
  const since = moment("since", values.since);
  return {
    ...(state && { state }),
    ...(since !== undefined && { since }),
    ...(values.email !== undefined && { email: emailKey(String(values.email)) }),
  };
}
