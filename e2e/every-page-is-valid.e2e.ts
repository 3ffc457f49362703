import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { everyPage, missingPaths } from "./testing/every-page.ts";

/** Matters of style, not of validity: how React writes, and tables that name their roles to keep them as cards. */
const matterOfStyle = {
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "no-redundant-role": "off",
  "void-style": "off",
} as const;

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: matterOfStyle,
});

for (const path of [...everyPage.map(({ path }) => path), ...missingPaths]) {
  test(`${path} is valid HTML, and what stands in it is allowed by its hash`, async ({ request }) => {
    const response = await request.get(path, { headers: { accept: "text/html" } });
    const html = await response.text();
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);

    const policy = response.headers()["content-security-policy"] ?? "";
    const inline = /<(script|style)(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/\1>/g;
    for (const [whole, , text = ""] of html.matchAll(inline)) {
      const hash = createHash("sha256").update(text).digest("base64");
      expect(policy, whole.slice(0, 80)).toContain(`'sha256-${hash}'`);
    }
    expect(html).not.toMatch(/\son[a-z]+=|\sstyle=/i);
  });
}
