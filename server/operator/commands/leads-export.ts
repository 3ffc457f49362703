import { once } from "node:events";
import { createWriteStream } from "node:fs";
import type { Lead } from "../../database/tables.ts";
import { countLeads, everyLead } from "../../leads/browse-leads.ts";
import { type Command, oneOf } from "../command.ts";
import { csvLine } from "../csv.ts";
import { filterOptions, readFilter } from "../filter.ts";
import { progressBar } from "../progress.ts";

const columns = [
  ["id", (lead: Lead) => lead.id],
  ["received", (lead: Lead) => new Date(lead.received_at).toISOString()],
  ["form", (lead: Lead) => lead.form],
  ["language", (lead: Lead) => lead.language],
  ["state", (lead: Lead) => lead.state],
  ["held reason", (lead: Lead) => lead.held_reason],
  ["name", (lead: Lead) => lead.name],
  ["email", (lead: Lead) => lead.email],
  ["facility", (lead: Lead) => lead.facility],
  ["role", (lead: Lead) => lead.role],
  ["subject", (lead: Lead) => lead.subject],
  ["message", (lead: Lead) => lead.message],
  ["consent version", (lead: Lead) => lead.consent_version],
] as const;

/** Written piece by piece, so that any number of leads takes the same memory. */
const formats = {
  csv: {
    before: csvLine(columns.map(([heading]) => heading)),
    one: (lead: Lead) => csvLine(columns.map(([, read]) => read(lead))),
    after: "",
  },
  json: {
    before: "[",
    one: (lead: Lead, index: number) => `${index === 0 ? "\n" : ",\n"}${JSON.stringify(lead)}`,
    after: "\n]\n",
  },
};

export const leadsExport: Command = {
  name: "leads export",
  summary: "Writes leads from the oldest on, as CSV or JSON",
  options: {
    format: { type: "string", value: "csv|json", help: "csv if not said" },
    out: { type: "string", value: "<file>", help: "Write there instead of to the terminal" },
    ...filterOptions,
  },
  async run({ db: open, values, terminal }) {
    const { before, one, after } = formats[oneOf("format", values.format, ["csv", "json"] as const) ?? "csv"];
    const filter = readFilter(values);
    const db = await open();
    const total = await countLeads(db, filter);
    const file = values.out ? createWriteStream(String(values.out), { mode: 0o600 }) : undefined;
    const out = file ?? terminal.out;
    const bar = progressBar(file ? terminal : { ...terminal, width: undefined }, "Exporting");

    let done = 0;
    await write(out, before);
    for await (const page of everyLead(db, filter)) {
      await write(out, page.map((lead, index) => one(lead, done + index)).join(""));
      done += page.length;
      bar.show(done, Math.max(done, total));
    }
    await write(out, after);
    bar.end();
    if (!file) return;
    file.end();
    await once(file, "finish");
    terminal.err.write(`${done} leads written to ${values.out}\n`);
  },
};

async function write(out: NodeJS.WritableStream, text: string): Promise<void> {
  if (text && !out.write(text)) await once(out, "drain");
}
