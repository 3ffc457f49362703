import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

/** The mail as nodemailer takes it. Files and addresses to fetch are off: only these words may leave. */
export function compose(mail: Mail): SendMailOptions {
  return {
    messageId: mail.messageId,
    from: mail.from,
    to: { name: "", address: mail.to },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
