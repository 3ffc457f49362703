import { createHash } from "node:crypto";
import type { ReadClientMessage } from "../../contracts/call-messages.ts";
import type { Transport, VoiceStatus } from "../../contracts/calls.ts";
import { settings } from "../../contracts/report.ts";
import { leadFromCall } from "../leads/new-lead.ts";
import type { RecordLead } from "../leads/record-lead.ts";
import type { NewCall } from "./keep-call.ts";
import type { Consented } from "./session-token.ts";

/** Who answers calls: our own desk, or a hosted voice. The routes know only this. */
export type CallHost = {
  open(asked: AskedCall): Promise<CallOpening>;
  /** Ending twice is no mistake. */
  hangUp(id: string): void;
  /** Where a call goes on whose wire was lost; nothing when it is not on here. */
  resume(id: string): string | "too-often" | undefined;
  /** False when the call is not on here. */
  control(id: string, message: ReadClientMessage): boolean;
  status(): VoiceStatus["voice"];
  /** What the token of a call that is in no store is known by; nothing for any other. */
  tokenHashOf(id: string): string | undefined;
  /** Keeps a call that was to be forgotten, for whoever gives an address; false when there is no such call. */
  keepFor(id: string, email: string, consented: Consented): Promise<boolean>;
  /** Keeps what is known by now of a call that is on. */
  keepNow(id: string): Promise<void>;
};

export type AskedCall = {
  email: string;
  variables: Record<string, unknown>;
  type: NewCall["type"];
  clientKey: string;
  /** None when an operator asks: then there is no lead. */
  consented: Consented | undefined;
  /** The call whose conversation goes on here. */
  continues?: string | undefined;
};

export type CallOpening =
  | { outcome: "opened"; call: OpenedCall }
  | { outcome: "busy" }
  | { outcome: "too-many" }
  | { outcome: "host-failed" };

type OpenedCall = {
  id: string;
  callToken: string;
  webCallUrl: string;
  transport: Transport;
  artifactPlan: Record<string, unknown>;
  cameraAllowed?: boolean;
  conversationUrl?: string;
  continues?: string;
};

/** A caller is a lead of its own kind. */
export async function recordCaller(
  recordLead: RecordLead,
  { email, consented }: AskedCall,
  callId: string,
  now: number,
): Promise<string | null> {
  if (!consented) return null;
  const lead = leadFromCall(email, { language: consented.language, consentVersion: consented.consent });
  const recorded = await recordLead({ lead, pageKey: callId, holdReason: null }, now);
  return "id" in recorded ? recorded.id : null;
}

export function settingOf(variables: Record<string, unknown>): string {
  return settings.find((name) => name === variables.setting) ?? "nursing_home";
}

/** An operator's calls have no lead; whoever else gives no address is in no store at all. */
export function isKept({ email, consented }: AskedCall): boolean {
  return email !== "" || consented === undefined;
}

export function isTyped(asked: AskedCall): boolean {
  const { typedOnly } = asked.variables;
  return typedOnly === true || typedOnly === "true" || !isKept(asked);
}

/** A call's token is kept as this only. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
