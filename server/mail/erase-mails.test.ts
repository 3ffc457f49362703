import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eraseMails } from "./erase-mails.ts";
import { folderMailer } from "./folder.ts";
import { salesMail, visitorReceipt } from "./lead-mails.ts";
import { storedLead } from "./testing/stored-lead.ts";

test("the mails of erased leads and calls are gone, and the others stay", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "erase-")), "mail");
  const settings = { from: "hello@tendwell.example", salesTo: "sales@tendwell.example" };
  const mailer = folderMailer(folder, () => {});
  const [ana, ben] = [storedLead(), { ...storedLead(), id: "another-lead" }];
  await mailer.send(salesMail(ana, settings));
  await mailer.send(visitorReceipt(ana, settings));
  await mailer.send({ ...visitorReceipt(ana, settings), id: "a-call.report" });
  await mailer.send(salesMail(ben, settings));
  writeFileSync(join(folder, `${ana.id}.sales.eml.part`), "half written");

  expect(await eraseMails(folder, [ana.id, "a-call", "no-such-lead"])).toBe(4);
  expect(readdirSync(folder)).toEqual(["another-lead.sales.eml"]);
});

test("where no mail became a file there is nothing to erase", async () => {
  expect(await eraseMails(join(tmpdir(), "no-such-folder"), ["a"])).toBe(0);
});
