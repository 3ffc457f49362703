import { product } from "../../content/product.ts";
import { words } from "../../content/words.ts";
import type { Language } from "../../contracts/paths.ts";
import type { CallRow } from "../database/tables.ts";
import { escapeHtml } from "../security/escape-html.ts";
import { mailPage, messageIdOf } from "./lead-mails.ts";
import type { Mail } from "./mail.ts";

/**
 * Asks whoever reads it to confirm that they want a report. None of a visitor's words are in it: the address may be
 * a stranger's.
 */
export function codeMail(
  call: Pick<CallRow, "id" | "email">,
  { code, language, from }: { code: string; language: Language; from: string },
): Mail {
  const { confirm } = words[language].mails;
  const named = (text: string) => text.replace("{product}", product.name).replace("{code}", code);
  const paragraphs = [...confirm.paragraphs, confirm.notYou].map(named);
  const id = `${call.id}.code`;
  return {
    id,
    messageId: messageIdOf(`${id}.${Date.now().toString(36)}`, from),
    from: { name: product.name, address: from },
    to: call.email,
    subject: named(confirm.subject),
    text: [named(confirm.heading), ...paragraphs].join("\n\n"),
    html: mailPage(language, named(confirm.heading), paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("")),
  };
}
