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
  test(`${path} is valid HTML with no inline script`, async ({ request }) => {
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);

    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(inline.filter((attributes) => !attributes?.includes('type="application/ld+json"'))).toEqual([]);
    expect(html).not.toMatch(/\son[a-z]+=|\sstyle=|<style/i);
  });
}
