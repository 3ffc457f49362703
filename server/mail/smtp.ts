import { createTransport } from "nodemailer";
import { Refusal } from "../outbox/delivery.ts";
import { compose } from "./compose.ts";
import type { Mailer } from "./mail.ts";

type SmtpError = Error & { code?: string; responseCode?: number };

/** `smtp://…` must reach TLS before it says anything; `?tls=off` is for a relay on the same machine. */
export function smtpMailer(url: string): Mailer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const wantsTls = searchParams.get("tls") !== "off";
  const secure = protocol === "smtps:";
  const transport = createTransport({
    pool: true,
    maxConnections: 4,
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: wantsTls && !secure,
    ignoreTLS: !wantsTls,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(compose(mail));
      } catch (error) {
        throw refusal(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

/** Codes only: what a mail server writes beside them names the recipient, and often repeats the mail. */
function saidBy({ code = "", message, responseCode }: SmtpError): string {
  const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(message)?.[0];
  const codes = [responseCode, enhanced, code].filter(Boolean).join(" ");
  return `The mail server ${responseCode ? "refused" : "cannot be reached"}: ${codes || "no reason"}`;
}

/** A 5xx about this mail is final. A 5xx about our password is our own mistake, and will be mended. */
function refusal(error: SmtpError): Refusal {
  const isAboutTheMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  const isFinal = isAboutTheMail && (error.responseCode ?? 0) >= 500;
  return new Refusal(saidBy(error), { isFinal });
}
