import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { emailKey } from "../leads/new-lead.ts";

const lifeMs = 60_000;

const claimsSchema = v.object({
  bound: v.string(),
  consent: v.string(),
  language: v.picklist(["en", "es"]),
  until: v.number(),
  nonce: v.string(),
});
export type Consented = { consent: string; language: "en" | "es" };
export type SessionTokens = ReturnType<typeof createSessionTokens>;

/** Tokens that start one call each, soon, from the page and for the address they were made for. */
export function createSessionTokens({ now, secret = randomBytes(32) }: { now(): number; secret?: Buffer }) {
  const used = new Map<string, number>();
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");

  return {
    issue(email: string, origin: string, consented: Consented) {
      const until = now() + lifeMs;
      const nonce = randomBytes(12).toString("base64url");
      const claims = { bound: boundTo(email, origin), ...consented, until, nonce };
      const body = Buffer.from(JSON.stringify(claims)).toString("base64url");
      return { token: `${body}.${sign(body)}`, expiresAt: new Date(until).toISOString() };
    },

    /** What was consented to, once; nothing for a token that is forged, late, used, or someone else's. */
    redeem(token: string, email: string, origin: string): Consented | undefined {
      const [body = "", signature = ""] = token.split(".");
      if (!isSame(signature, sign(body))) return undefined;
      const claims = v.parse(claimsSchema, JSON.parse(Buffer.from(body, "base64url").toString()));
      for (const [nonce, until] of used) if (until <= now()) used.delete(nonce);
      if (claims.until <= now() || used.has(claims.nonce)) return undefined;
      if (!isSame(claims.bound, boundTo(email, origin))) return undefined;
      used.set(claims.nonce, claims.until);
      return { consent: claims.consent, language: claims.language };
    },
  };
}

/** The address itself stays out of the token. */
function boundTo(email: string, origin: string): string {
  return createHash("sha256")
    .update(`${emailKey(email)}\n${origin}`)
    .digest("base64url");
}

/** Compares in a time that tells nothing about where two secrets differ. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
