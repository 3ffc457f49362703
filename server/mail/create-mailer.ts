import type { Config } from "../config.ts";
import type { Log } from "../observe/log.ts";
import { folderMailer } from "./folder.ts";
import type { Mailer } from "./mail.ts";
import { smtpMailer } from "./smtp.ts";

export function createMailer(mail: Config["mail"], log: Log): Mailer {
  if (mail.kind === "smtp") return smtpMailer(mail.url);
  return folderMailer(mail.folder, (file) => log.info({ file }, "No mail server is set: the mail is in a file"));
}
