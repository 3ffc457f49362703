import { expect, test } from "vitest";
import { words } from "../../content/words.ts";
import { consentVersion } from "./consent-version.ts";

test("a consent is to a wording of ours, or to none that we know", () => {
  const { version } = words.en.forms.consent;
  expect(consentVersion(words.es.forms.consent.version, version)).toBe(words.es.forms.consent.version);
  expect(consentVersion(undefined, version)).toBe(version);
  expect(consentVersion("i-agreed-to-everything", version)).toBe("unknown");
});
