import { createTransport } from "nodemailer";
import { Refusal } from "../outbox/delivery.ts";
import { compose } from "./compose.ts";
import type { Mailer } from "./mail.ts";

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
        throw refusal(error as Error & { code?: string; responseCode?: number });
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx about this mail is final. A 5xx about our password is our own mistake, and will be mended. */
function refusal(error: Error & { code?: string; responseCode?: number }): Refusal {
  const isAboutTheMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  const isFinal = isAboutTheMail && (error.responseCode ?? 0) >= 500;
  return new Refusal(error.message, { isFinal, cause: error });
}
