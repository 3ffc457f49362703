import { words } from "../../content/words.ts";

/** Wordings that pages opened before a change of words may still show; one that is replaced moves here. */
const earlier: readonly string[] = ["2026-11-15-en", "2026-11-15-es"];

const known = new Set([
  ...Object.values(words).flatMap(({ forms, talk }) => [forms.consent.version, talk.consent.version]),
  ...earlier,
]);

/** Which wording a visitor agreed to. Only one that we have shown can be it, whatever was sent. */
export function consentVersion(sent: string | undefined, shown: string): string {
  if (sent === undefined) return shown;
  return known.has(sent) ? sent : "unknown";
}
