import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Command, Failed } from "../command.ts";
import { emailOf, emailOption, lookUp, mailFolder } from "../person.ts";

/** What only we can use: it says nothing about the person. */
const ours = new Set(["token_hash", "code_hash", "code_sent_at", "code_tries", "submission_key", "lease"]);
const inJson = new Set(["transcript", "report", "unconfirmed", "variables", "metrics", "body"]);

export const personExport: Command = {
  name: "person export",
  summary: "Writes a copy of everything held about a person, as JSON: messages, the words of calls, mails",
  options: {
    ...emailOption,
    out: { type: "string", value: "<file>", help: "Write there instead of to the terminal" },
  },
  async run(context) {
    const email = emailOf(context);
    const { mails, ...person } = await lookUp(context, email);
    if (person.leads.length + person.calls.length === 0) throw new Failed("Nothing is held about this person.");
    const files = await Promise.all(
      mails.map(async (file) => ({ file, text: await readFile(join(mailFolder(context), file), "utf8") })),
    );
    const copy = { email, takenAt: new Date(context.now()).toISOString(), ...person, mails: files };
    const text = `${JSON.stringify(copy, readable, 2)}\n`;
    const { out } = context.values;
    if (!out) return void context.terminal.out.write(text);
    await writeFile(String(out), text, { mode: 0o600 });
    context.terminal.err.write(`Written to ${out}\n`);
  },
};

function readable(field: string, value: unknown) {
  if (ours.has(field)) return undefined;
  if (typeof value === "number" && /_at$/.test(field)) return new Date(value).toISOString();
  if (typeof value !== "string" || !inJson.has(field)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
