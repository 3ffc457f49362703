import type { NewCall } from "../keep-call.ts";

export const newCall: NewCall = {
  id: "11111111-1111-4111-8111-111111111111",
  leadId: null,
  type: "webCall",
  provider: "embedded",
  providerCallId: null,
  assistantId: "incident-documenter",
  email: "Ana@Example.com",
  setting: "nursing_home",
  variables: { email: "Ana@Example.com" },
  tokenHash: "hash",
};
