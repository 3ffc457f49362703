import { product } from "../../content/product.ts";
import { type Language, words } from "../../content/words.ts";
import type { Channel, Lead } from "../database/tables.ts";
import { escapeHtml } from "../security/escape-html.ts";
import type { Mail } from "./mail.ts";

export type MailSettings = { from: string; salesTo: string };

const teamLanguage = "en";

/** Tells the team about a lead; an answer to it goes to the visitor. */
export function salesMail(lead: Lead, settings: MailSettings): Mail {
  const { sales } = words[teamLanguage].mails;
  const rows = leadRows(lead);
  return {
    ...envelope(lead, "sales-mail", settings),
    to: settings.salesTo,
    replyTo: { name: lead.name, address: lead.email },
    subject: sales.subject.replace("{name}", () => lead.name),
    text: [
      sales.heading,
      sales.intro,
      "",
      ...rows.map(([label, value]) => (value.includes("\n") ? `${label}:\n${value}` : `${label}: ${value}`)),
    ].join("\n"),
    html: mailPage(
      teamLanguage,
      sales.heading,
      `<p>${escapeHtml(sales.intro)}</p><table>${rows
        .map(
          ([label, value]) =>
            `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td ` +
            `style="white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
        )
        .join("")}</table>`,
    ),
  };
}

/**
 * Tells the visitor that their message arrived. None of their words are in it: anyone can type another
 * person's address into our form, and must not be able to make us write to them what they please.
 */
export function visitorReceipt(lead: Lead, settings: MailSettings): Mail {
  const language: Language = lead.language === "es" ? "es" : "en";
  const { receipt } = words[language].mails;
  const signature = receipt.signature.replace("{product}", product.name);
  const paragraphs = [...receipt.paragraphs, receipt.notYou, signature];
  return {
    ...envelope(lead, "visitor-receipt", settings),
    to: lead.email,
    subject: receipt.subject,
    text: [receipt.heading, ...paragraphs].join("\n\n"),
    html: mailPage(language, receipt.heading, paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("")),
  };
}

function envelope(lead: Lead, channel: Channel, { from }: MailSettings) {
  const id = `${lead.id}.${channel === "sales-mail" ? "sales" : "receipt"}`;
  return {
    id,
    messageId: messageIdOf(id, from),
    from: { name: product.name, address: from },
  };
}

/** Without dashes it is short enough for most domains to keep it on one header line. */
export function messageIdOf(id: string, from: string): string {
  return `<${id.replaceAll("-", "")}@${from.slice(from.lastIndexOf("@") + 1)}>`;
}

function leadRows(lead: Lead): [label: string, value: string][] {
  const { fields, forms } = words[teamLanguage].mails.sales;
  const rows: [string, string][] = [
    [fields.name, lead.name],
    [fields.email, lead.email],
    [fields.facility, lead.facility],
    [fields.role, lead.role],
    [fields.subject, lead.subject],
    [fields.message, lead.message],
    [fields.form, forms[lead.form as keyof typeof forms] ?? lead.form],
    [fields.received, new Date(lead.received_at).toISOString()],
    [fields.consent, lead.consent_version],
    [fields.lead, lead.id],
  ];
  return rows.filter(([, value]) => value !== "");
}

export function mailPage(language: Language, heading: string, body: string): string {
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(heading)}</title><body ` +
    `style="font-family:sans-serif;line-height:1.5"><h1 ` +
    `style="font-size:1.25rem">${escapeHtml(heading)}</h1>${body}</body></html>`
  );
}
