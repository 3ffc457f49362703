import { expect, test } from "vitest";
import { assistant } from "../../content/en/assistant.ts";
import { call as words } from "../../content/en/call.ts";
import type { IncidentReport } from "../../contracts/report.ts";
import { madeUpReport } from "../../sheets/testing/made-up-report.ts";
import type { CallRow } from "../database/tables.ts";
import { callReportMail } from "./call-report-mail.ts";

const report: IncidentReport = {
  ...madeUpReport,
  narrative: "Mrs. <b>R</b> fell in room two fourteen. Nobody saw it. She is on Eliquis.",
  witnessed: { value: "no", evidence: [], how: "spoken", unconfirmed: true },
};
const call = {
  id: "11111111-1111-4111-8111-111111111111",
  email: "ana@example.com",
  report: JSON.stringify({ state: {}, reports: [report, { ...report, narrative: "Another one." }] }),
} as CallRow;
const mail = callReportMail(call, { from: "hello@tendwell.example" });

test("the report goes to the address given for the call, as two sheets that are kept apart", () => {
  expect(mail).toMatchObject({ to: "ana@example.com", from: { address: "hello@tendwell.example" } });
  const { factsTitle, worksheetTitle } = assistant.sheets;
  const places = [factsTitle, worksheetTitle].map((title) => mail.text.indexOf(title.toUpperCase()));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[1]).toBeGreaterThan(places[0] ?? 0);
  expect(mail.text.slice(0, places[1])).not.toContain(assistant.priorities[report.priority.value]);
});

test("every report of the call is there, what nobody confirmed is marked, and who may have asked is told", () => {
  expect(mail.text).toMatch(/Seen by someone:? +no \(not confirmed\)/i);
  expect(mail.text).toContain("Another one.");
  expect(mail.text).toContain(words.reportMail.notYou);
});

test("markup in a visitor's words stays words", () => {
  expect(mail.html).toContain("&lt;b&gt;R&lt;/b&gt;");
  expect(mail.html).not.toContain("<b>R</b>");
});
