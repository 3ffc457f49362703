import fc from "fast-check";
import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { words } from "../../content/words.ts";
import { checkForm } from "../../contracts/lead-forms.ts";
import { compose } from "./compose.ts";
import { salesMail, visitorReceipt } from "./lead-mails.ts";
import type { Mail } from "./mail.ts";
import { storedLead } from "./testing/stored-lead.ts";

const settings = { from: "hello@tendwell.example", salesTo: "sales@tendwell.example" };
const composer = createTransport({ streamTransport: true, buffer: true });

async function sent(mail: Mail) {
  const { message, envelope } = await composer.sendMail(compose(mail));
  const raw = String(message);
  const head = raw.slice(0, raw.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, " ");
  return { raw, envelope, headers: head.split(/\r?\n/).map((line) => line.slice(0, line.indexOf(":"))) };
}

test("the team's mail has every word, and an answer to it goes to the visitor", () => {
  const mail = salesMail(storedLead(), settings);

  expect(mail.to).toBe("sales@tendwell.example");
  expect(mail.replyTo?.address).toBe("ana@example.com");
  for (const word of ["Ana Rivera", "ana@example.com", "Maple Court", "Forty beds.\nWhen?"]) {
    expect(mail.text).toContain(word);
    expect(mail.html).toContain(word);
  }
});

test("markup in a visitor's words stays words", () => {
  const { html } = salesMail(storedLead({ message: `<img src=x onerror="alert('1')">&` }), settings);
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;");
});

test("the receipt repeats nothing the visitor typed", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.uuid(), (name, message, facility) => {
      const mail = visitorReceipt(storedLead({ name, first_name: name, message, facility }), settings);
      const whole = JSON.stringify(mail);
      for (const word of [name, message, facility]) expect(whole).not.toContain(word);
    }),
  );
});

test("a visitor of the Spanish pages gets a Spanish receipt, and the team its own language", () => {
  const lead = storedLead({ language: "es" });
  const receipt = visitorReceipt(lead, settings);

  expect(receipt.subject).toBe(words.es.mails.receipt.subject);
  expect(receipt.html).toContain('<html lang="es">');
  expect(salesMail(lead, settings).text).toContain(words.en.mails.sales.heading);
});

test("each lead and channel has one message id of its own", () => {
  const ids = [salesMail, visitorReceipt].map((write) => write(storedLead(), settings).messageId);
  expect(ids).toEqual([salesMail, visitorReceipt].map((write) => write(storedLead(), settings).messageId));
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toMatch(/^<[^@<>]+@tendwell\.example>$/);
});

test("nothing a visitor can send adds a header or a recipient", async () => {
  const { headers: plain } = await sent(salesMail(storedLead(), settings));
  const hostile = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "\r\nBcc: x@y.example",
      "=?utf-8?Q?=0D=0ABcc:?=",
      "a\u2028Bcc: b@c.d",
      "a\u0000b",
      "<x@y.example>,",
      '"',
    ),
  );
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (name, email, message) => {
      // Past the schema too: the mail must be safe even with a row that another way in has written.
      const { values } = checkForm("landing", { "first-name": "A", "last-name": "B", email });
      const lead = storedLead({ name, message, email: values?.email ?? "ana@example.com" });
      const { headers, envelope } = await sent(salesMail(lead, settings));

      expect(headers).toEqual(plain);
      expect(envelope.to).toEqual(["sales@tendwell.example"]);
      expect((await sent(visitorReceipt(lead, settings))).envelope.to).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});
