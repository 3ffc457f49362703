import type { Lead } from "../database/tables.ts";
import { type Carrier, Refusal } from "../outbox/delivery.ts";
import { signWebhook } from "./sign.ts";

type WebhookSettings = { url: string; secret: Buffer; timeoutMs?: number };

/** Posts a lead to the one address the operator has set. */
export function webhookCarrier({ url, secret, timeoutMs = 15_000 }: WebhookSettings, now: () => number): Carrier {
  return async (lead, deliveryId) => {
    const body = JSON.stringify(leadReceived(lead));
    const seconds = Math.floor(now() / 1000);
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...signWebhook(secret, deliveryId, seconds, body) },
      // A redirect could lead the signed lead anywhere, so it counts as a refusal.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      throw new Refusal(describe(error), { cause: error });
    });
    await response.body?.cancel();
    if (!response.ok) throw refusal(response);
  };
}

function leadReceived(lead: Lead) {
  return {
    type: "lead.received",
    timestamp: new Date(lead.received_at).toISOString(),
    data: {
      id: lead.id,
      form: lead.form,
      language: lead.language,
      name: lead.name,
      email: lead.email,
      facility: lead.facility,
      role: lead.role,
      subject: lead.subject,
      message: lead.message,
      consentVersion: lead.consent_version,
    },
  };
}

function refusal({ status, headers }: Response): Refusal {
  const mayPass = status === 408 || status === 425 || status === 429 || status >= 500;
  const seconds = Number(headers.get("retry-after"));
  const day = 86_400_000;
  return new Refusal(`The receiver answered ${status}`, {
    isFinal: !mayPass,
    ...(seconds > 0 && { retryAfterMs: Math.min(Math.ceil(seconds * 1000), day) }),
  });
}

/** fetch hides the reason one level down. */
function describe(error: Error): string {
  const { cause } = error as { cause?: { message?: string } };
  return cause?.message ? `${error.message}: ${cause.message}` : error.message;
}
