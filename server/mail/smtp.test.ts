import { afterEach, beforeEach, expect, test } from "vitest";
import type { Refusal } from "../outbox/delivery.ts";
import { visitorReceipt } from "./lead-mails.ts";
import type { Mailer } from "./mail.ts";
import { smtpMailer } from "./smtp.ts";
import { startSmtpReceiver } from "./testing/smtp-receiver.ts";
import { storedLead } from "./testing/stored-lead.ts";

const mail = visitorReceipt(storedLead(), {
  from: "hello@tendwell.example",
  salesTo: "sales@tendwell.example",
});
let receiver: Awaited<ReturnType<typeof startSmtpReceiver>>;
let mailer: Mailer;

beforeEach(async () => {
  receiver = await startSmtpReceiver();
  mailer = smtpMailer(receiver.url);
});
afterEach(async () => {
  mailer.close();
  await receiver.stop();
});

test("a mail arrives whole, in two forms, at one address", async () => {
  await mailer.send(mail);

  expect(receiver.mailbox).toHaveLength(1);
  expect(receiver.mailbox[0]?.to).toEqual(["ana@example.com"]);
  expect(receiver.mailbox[0]?.raw).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(receiver.mailbox[0]?.raw).toContain("Content-Type: text/plain");
  expect(receiver.mailbox[0]?.raw).toContain("Content-Type: text/html");
});

test.each(["421", "452"] as const)("%s is a no for now: the next try arrives", async (code) => {
  receiver.script.push(code);
  await expect(mailer.send(mail)).rejects.toMatchObject({ name: "Refusal", isFinal: false });
  await mailer.send(mail);
  expect(receiver.mailbox).toHaveLength(1);
});

test("550 is a no for good", async () => {
  receiver.script.push("550");
  const error = await mailer.send(mail).catch((caught: Refusal) => caught);
  expect(error).toMatchObject({ name: "Refusal", isFinal: true });
  // What a mail server writes names people; codes do not.
  expect(error).toMatchObject({ message: expect.stringMatching(/^The mail server refused: 550[ \d.A-Z]*$/) });
});

test("a line cut after the mail was taken looks like a failure, and both copies carry one id", async () => {
  receiver.script.push("cut-after-data");
  await expect(mailer.send(mail)).rejects.toMatchObject({ isFinal: false });
  await mailer.send(mail);

  const ids = receiver.mailbox.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim());
  expect(ids).toEqual([mail.messageId, mail.messageId]);
});

test("a server that is not there is tried again later", async () => {
  const nobody = smtpMailer("smtp://127.0.0.1:1?tls=off");
  const error = await nobody.send(mail).catch((caught: Refusal) => caught);
  expect(error).toMatchObject({ name: "Refusal", isFinal: false });
  nobody.close();
});

test("without TLS nothing is said, unless a relay on this machine was asked for", async () => {
  const strict = smtpMailer(receiver.strictUrl);
  await expect(strict.send(mail)).rejects.toMatchObject({ isFinal: false });
  expect(receiver.mailbox).toEqual([]);
  strict.close();
});
