import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { compose } from "./compose.ts";
import type { Mailer } from "./mail.ts";

/** With no mail server set, each mail becomes a file that any mail program opens. A second try replaces it. */
export function folderMailer(folder: string, written: (file: string) => void): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(compose(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.eml`);
      const draft = await open(`${file}.part`, "w", 0o600);
      try {
        await draft.writeFile(message as Buffer);
        await draft.sync();
      } finally {
        await draft.close();
      }
      await rename(`${file}.part`, file);
      written(file);
    },
    close: () => {},
  };
}
