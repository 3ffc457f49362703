import { createHash, createHmac, randomBytes } from "node:crypto";
import * as v from "valibot";
import { emailKey } from "../leads/new-lead.ts";
import { isSame } from "../security/is-same.ts";

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

type Parts = {
  now(): number;
  /** Shared by all instances; without one, a token is good where it was made. */
  secret: string | undefined;
  /** True the first time only. */
  spend(nonce: string): Promise<boolean>;
};

/** Tokens that start one call each, soon, from the page and for the address they were made for. */
export function createSessionTokens({ now, spend, ...given }: Parts) {
  const secret = given.secret ?? randomBytes(32);
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
    async redeem(token: string, email: string, origin: string): Promise<Consented | undefined> {
      const [body = "", signature = ""] = token.split(".");
      if (!isSame(signature, sign(body))) return undefined;
      const claims = v.parse(claimsSchema, JSON.parse(Buffer.from(body, "base64url").toString()));
      if (claims.until <= now() || !isSame(claims.bound, boundTo(email, origin))) return undefined;
      if (!(await spend(claims.nonce))) return undefined;
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
