import { createHmac } from "node:crypto";

/** The headers of a Standard Webhook: the id stays through every try, the time and signature are fresh. */
export function signWebhook(secret: Buffer, id: string, timestamp: number, body: string) {
  const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": `v1,${signature}`,
  };
}

/** Reads `whsec_…`, the form in which both sides keep the secret. */
export function parseWebhookSecret(text: string): Buffer {
  const encoded = text.replace(/^whsec_/, "");
  const secret = Buffer.from(encoded, "base64");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encoded) || secret.length < 24 || secret.length > 64) {
    throw new Error("is not a webhook secret: whsec_ and 24 to 64 random bytes in base64");
  }
  return secret;
}
