import { expect, test } from "vitest";
import privacy from "../../content/legal/privacy.md";
import { withContactAddress } from "./with-contact-address.ts";

test("every gap for the contact address becomes a link that the browser fills", () => {
  const html = withContactAddress("<p>Write to {contact} or {contact}.</p>", "/es/contact", "our page");

  const link = '<a href="/es/contact" data-contact-address>our page</a>';
  expect(html).toBe(`<p>Write to ${link} or ${link}.</p>`);
});

test("no address and no gap is left in a policy", () => {
  const html = withContactAddress(privacy.html, "/contact", "our page");

  expect(html).not.toMatch(/\{contact\}|@/);
});
