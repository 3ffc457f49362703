import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderMailer } from "./folder.ts";
import { salesMail } from "./lead-mails.ts";
import { unfolded } from "./testing/smtp-receiver.ts";
import { storedLead } from "./testing/stored-lead.ts";

test("with no mail server a mail becomes a file, once, and the log is told where", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "mail-")), "mail");
  const written: string[] = [];
  const mailer = folderMailer(folder, (file) => written.push(file));
  const mail = salesMail(storedLead(), { from: "hello@tendwell.example", salesTo: "sales@tendwell.example" });
  await mailer.send(mail);
  await mailer.send(mail);

  const [file, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(written[0]).toBe(join(folder, String(file)));
  const raw = readFileSync(join(folder, String(file)), "utf8");
  expect(unfolded(raw)).toContain(`Message-ID: ${mail.messageId}`);
  expect(raw).toMatch(/\r\n/);
  rmSync(folder, { recursive: true });
});
