import { call as words } from "../../content/en/call.ts";
import { product } from "../../content/product.ts";
import { factsSheet } from "../../sheets/facts-sheet.ts";
import { followUpSheet } from "../../sheets/follow-up-sheet.ts";
import { sheetText } from "../../sheets/plain-text.ts";
import type { Sheet } from "../../sheets/sheet.ts";
import { keptReports } from "../calls/kept-reports.ts";
import type { CallRow } from "../database/tables.ts";
import { escapeHtml } from "../security/escape-html.ts";
import { inert } from "./inert.ts";
import { type MailSettings, mailPage, messageIdOf } from "./lead-mails.ts";
import type { Mail } from "./mail.ts";

const { reportMail } = words;

/** The reports of a call, as kept, for the visitor who asked: of each the facts, and apart from them the analysis. */
export function callReportMail(call: CallRow, { from }: Pick<MailSettings, "from">): Mail {
  const sheets = keptReports(call.report)
    .flatMap((report) => [factsSheet(report), followUpSheet(report)])
    .map(withoutLinks);
  const subject = reportMail.subject.replace("{product}", product.name);
  const id = `${call.id}.report`;
  return {
    id,
    messageId: messageIdOf(id, from),
    from: { name: product.name, address: from },
    to: call.email,
    subject,
    text: [reportMail.intro, ...sheets.map((sheet) => sheetText(sheet)), reportMail.notYou].join("\n\n"),
    html: mailPage(
      "en",
      subject,
      `${paragraph(reportMail.intro)}${sheets.map(sheetHtml).join("")}${paragraph(reportMail.notYou)}`,
    ),
  };
}

function withoutLinks(sheet: Sheet): Sheet {
  const sections = sheet.sections.map(({ heading, rows }) => ({
    heading,
    rows: rows.map((row) => ({
      ...row,
      value: inert(row.value),
      ...(row.struck && { struck: row.struck.map(inert) }),
      ...(row.remark !== undefined && { remark: inert(row.remark) }),
    })),
  }));
  return { ...sheet, sections };
}

function sheetHtml({ title, note, sections }: Sheet): string {
  const tables = sections.map(({ heading, rows }) => {
    const cells = rows.map(
      ({ label, value, struck = [], remark }) =>
        `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td style="white-space:pre-wrap">` +
        `${struck.map((old) => `<s>${escapeHtml(old)}</s> `).join("")}` +
        `${escapeHtml(remark ? `${value} (${remark})` : value)}</td></tr>`,
    );
    return `<h3 style="font-size:1rem">${escapeHtml(heading)}</h3><table>${cells.join("")}</table>`;
  });
  return `<h2 style="font-size:1.1rem">${escapeHtml(title)}</h2>${paragraph(note)}${tables.join("")}`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
