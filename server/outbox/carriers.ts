import type { Config } from "../config.ts";
import type { Channel } from "../database/tables.ts";
import { salesMail, visitorReceipt } from "../mail/lead-mails.ts";
import type { Mailer } from "../mail/mail.ts";
import { webhookCarrier } from "../webhooks/send-lead.ts";
import type { Carriers } from "./delivery.ts";

type Parts = { config: Pick<Config, "mail" | "webhook">; mailer: Mailer; now: () => number };

/** Every way out that is set up. */
export function carriersFor({ config, mailer, now }: Parts): Carriers {
  return {
    "sales-mail": (lead) => mailer.send(salesMail(lead, config.mail)),
    "visitor-receipt": (lead) => mailer.send(visitorReceipt(lead, config.mail)),
    ...(config.webhook && { webhook: webhookCarrier(config.webhook, now) }),
  };
}

/** What is queued for each lead. */
export function channelsFor({ webhook }: Pick<Config, "webhook">): Channel[] {
  return ["sales-mail", "visitor-receipt", ...(webhook ? (["webhook"] as const) : [])];
}
