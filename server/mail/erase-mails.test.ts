import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eraseMails } from "./erase-mails.ts";
import { folderMailer } from "./folder.ts";
import { salesMail, visitorReceipt } from "./lead-mails.ts";
import { storedLead } from "./testing/stored-lead.ts";

const ends = { from: "hello@tendwell.example", salesTo: "sales@tendwell.example" };

test("the mails of erased leads and calls are gone, and the others stay", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "erase-")), "mail");
  const mailer = folderMailer(folder, () => {});
  const [ana, ben] = [storedLead(), { ...storedLead(), id: "another-lead" }];
  await mailer.send(salesMail(ana, ends));
  await mailer.send(visitorReceipt(ana, ends));
  await mailer.send({ ...visitorReceipt(ana, ends), id: "a-call.report" });
  await mailer.send(salesMail(ben, ends));
  writeFileSync(join(folder, `${ana.id}.sales.eml.part`), "half written");

  expect(await eraseMails(folder, [ana.id, "a-call", "no-such-lead"])).toBe(3);
  expect(readdirSync(folder)).toEqual(["another-lead.sales.eml"]);
});

test("where no mail became a file there is nothing to erase", async () => {
  expect(await eraseMails(join(tmpdir(), "no-such-folder"), ["a"])).toBe(0);
});

test("a mail that is being written meanwhile is gone as well", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "erase-")), "mail");
  const mailer = folderMailer(folder, () => {});
  const mails = Array.from({ length: 40 }, (_, index) => ({ ...salesMail(storedLead(), ends), id: `a-lead.${index}` }));
  mkdirSync(folder);
  for (const mail of mails) {
    const writing = mailer.send(mail).catch(() => {});
    await expect.poll(() => readdirSync(folder).length, { interval: 0 }).toBe(1);
    await eraseMails(folder, ["a-lead"]);
    await writing;
    expect(readdirSync(folder)).toEqual([]);
  }
});
