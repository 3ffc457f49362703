import { hash } from "node:crypto";
import type { NewLead } from "./new-lead.ts";

const windowMs = 10 * 60_000;

/**
 * What makes two posts the same submission. With a key from the page: that key and the same words, since a
 * visitor who mends a word and sends again means both. Without one: the same words within ten to twenty
 * minutes, hence the previous window's key beside this one's.
 */
export function submissionKeys(lead: NewLead, pageKey: string | undefined, now: number) {
  const words = hash("sha256", JSON.stringify([pageKey, ...Object.values(lead)]), "base64url");
  if (pageKey) return { key: `page:${words}`, previousKey: `page:${words}` };
  const window = Math.floor(now / windowMs);
  return { key: `words:${window}:${words}`, previousKey: `words:${window - 1}:${words}` };
}
