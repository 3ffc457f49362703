import type { CallKeeper } from "../calls/keep-call.ts";
import type { Config } from "../config.ts";
import type { Channel } from "../database/tables.ts";
import { callReportMail } from "../mail/call-report-mail.ts";
import { salesMail, visitorReceipt } from "../mail/lead-mails.ts";
import type { Mailer } from "../mail/mail.ts";
import { webhookCarrier } from "../webhooks/send-lead.ts";
import { type Carriers, Refusal } from "./delivery.ts";

type Parts = {
  config: Pick<Config, "mail" | "webhook">;
  mailer: Mailer;
  calls: Pick<CallKeeper, "findByLead">;
  now: () => number;
};

/** Every way out that is set up. */
export function carriersFor({ config, mailer, calls, now }: Parts): Carriers {
  return {
    "sales-mail": (lead) => mailer.send(salesMail(lead, config.mail)),
    "visitor-receipt": (lead) => mailer.send(visitorReceipt(lead, config.mail)),
    "call-report": async (lead) => {
      const call = await calls.findByLead(lead.id);
      if (!call?.report) throw new Refusal("The call is no longer kept", { isFinal: true });
      await mailer.send(callReportMail(call, config.mail));
    },
    ...(config.webhook && { webhook: webhookCarrier(config.webhook, now) }),
  };
}

/** What is queued for each lead. */
export function channelsFor({ webhook }: Pick<Config, "webhook">): Channel[] {
  return ["sales-mail", "visitor-receipt", ...(webhook ? (["webhook"] as const) : [])];
}
