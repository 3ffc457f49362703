import { createHmac } from "node:crypto";
import type { Random } from "../testing/random.ts";
import { post, request, visitorAddress } from "./request.ts";

const asked = JSON.stringify({
  assistantId: "incident-documenter",
  assistantOverrides: { variableValues: { email: "mallory@evil.example" } },
});

/**
 * Tokens, keys and signatures that are invented, bent, borrowed or used up. `real` is one that was made for
 * somebody else.
 */
export function forgedTokens(random: Random, real: string) {
  const [body = "", signature = ""] = real.split(".");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString());
  const later = Buffer.from(JSON.stringify({ ...claims, until: Date.now() + 1e9 })).toString("base64url");
  const token = random.pick([
    () => real,
    () => `${later}.${signature}`,
    () => `${body}.${random.word(43)}`,
    () => `${later}.${createHmac("sha256", random.word(16)).update(later).digest("base64url")}`,
    () => `${body}.`,
    () => `.${signature}`,
    () => `${body}.${signature}.${signature}`,
    () => `eyJhbGciOiJub25lIn0.${later}.`,
    () => random.text(random.whole(1, 400)).replace(/\s/g, ""),
    () => "",
  ])();
  const headers = [`authorization: Bearer ${token}`, visitorAddress(random)];
  const id = random.pick(["00000000-0000-4000-8000-000000000000", random.word(20), "..", "web"]);
  return random.pick([
    () => post("/voice/call/web", "application/json", asked, headers),
    () => post("/voice/call", "application/json", asked, headers),
    () => request(`GET /voice/call/${id}`, headers),
    () => request("GET /voice/call", headers),
    () => request("GET /voice/assistant", headers),
    () => request(`DELETE /voice/call/${id}`, headers),
    () => post(`/voice/call/${id}/end`, "application/json", JSON.stringify({ callToken: token }), headers),
    () => post(`/voice/call/${id}/email-report`, "application/json", "{}", headers),
    () => post(`/voice/${id}/control`, "application/json", '{"type":"hangup"}', headers),
    () => request("GET /metrics", headers),
  ])();
}
