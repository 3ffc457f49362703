import { createHash, timingSafeEqual } from "node:crypto";

/** Compares in a time that tells nothing about where two secrets differ. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
