import { readdirSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { erasePerson } from "../leads/erase-person.ts";
import { findPerson } from "../leads/find-person.ts";
import { eraseMails } from "../mail/erase-mails.ts";
import { type Context, WrongUse } from "./command.ts";

export const emailOption = {
  email: { type: "string", value: "<address>", help: "Whose data; needed" },
} as const;

export function emailOf({ values }: Context): string {
  const email = String(values.email ?? "").trim();
  if (!email.includes("@")) throw new WrongUse("Give the person's address: --email ana@example.com.");
  return email;
}

export const mailFolder = ({ config }: Context) => join(config.dataDir, "mail");

/** Everything there is, the mails that became files among it. */
export async function lookUp(context: Context, email: string) {
  const person = await findPerson(await context.db(), email);
  const ids = new Set([...person.leads, ...person.calls].map(({ id }) => id));
  const files = await readdir(mailFolder(context)).catch(() => []);
  return { ...person, mails: files.filter((file) => ids.has(file.slice(0, file.indexOf(".")))) };
}

/** Erases a person and tells what was done, in words or as JSON. */
export async function erase(context: Context, email: string): Promise<string> {
  const db = await context.db();
  const { leads, calls, deliveries, events } = await erasePerson(db, email, context.now());
  const mails = await eraseMails(mailFolder(context), [...leads, ...calls]);
  const done = { leads: leads.length, calls: calls.length, deliveries, events, mails };
  if (context.values.json) return `${JSON.stringify(done)}\n`;
  return (
    `Erased ${done.leads} leads, ${done.calls} calls, ${deliveries} deliveries, ${events} events of calls and ` +
    `${mails} mails in files, ${cleaned[db.engine]}, and noted the erasure.\n` +
    "Not erased: mails that have left, backups taken before, and lines of other people's mail servers.\n" +
    leftOf(context, db.engine)
  );
}

const cleaned = {
  sqlite: "emptied the store's journal",
  postgres: "wrote the tables of PostgreSQL anew",
};

/** What the store itself may still hold, where it holds anything. */
function leftOf({ config: { database } }: Context, engine: keyof typeof cleaned): string {
  if (engine === "postgres")
    return (
      "Still in PostgreSQL: its journal (WAL) of before, until the server has written over it, and what was " +
      "copied from that: archives, replicas' journals, base backups, and disk blocks the system has not used again.\n"
    );
  if (database.kind !== "sqlite") return "";
  const { dir, base } = parse(database.file);
  const aside = readdirSync(dir).filter((file) => file.startsWith(`${base}.before-`));
  return aside.map((file) => `Still whole: ${join(dir, file)}, which a restore kept. Delete it.\n`).join("");
}
