/** A mail ready to leave. Addresses stand alone, so that no text can turn into a second recipient. */
export type Mail = {
  /** Which lead and which mail of it. */
  id: string;
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
};

/** Sends a mail, or throws; a Refusal tells whether trying again makes sense. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  close(): void;
};
