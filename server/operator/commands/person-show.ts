import { type Command, jsonOption } from "../command.ts";
import { emailOf, emailOption, lookUp } from "../person.ts";
import { cell, table, time } from "../table.ts";

export const personShow: Command = {
  name: "person show",
  summary: "Shows what is held about a person: leads, calls, deliveries, events, mails in files",
  options: { ...emailOption, ...jsonOption },
  async run(context) {
    const { out, width } = context.terminal;
    const { leads, calls, deliveries, events, mails } = await lookUp(context, emailOf(context));
    if (context.values.json) {
      const counts = { leads, calls, deliveries, events, mails };
      const lengths = Object.entries(counts).map(([name, list]) => [name, list.length]);
      return void out.write(`${JSON.stringify(Object.fromEntries(lengths))}\n`);
    }
    const rows = [
      ...leads.map((lead) => ["lead", time(lead.received_at), lead.id, `${lead.form}: ${cell(lead.name)}`]),
      ...calls.map((call) => ["call", time(call.started_at), call.id, call.ended_reason ?? call.status]),
      ...deliveries.map((row) => ["delivery", time(row.created_at), row.id, `${row.channel}: ${row.state}`]),
      ...events.map((event) => ["event", time(event.received_at), event.id, event.type]),
      ...mails.map((file) => ["mail", "", file, "a file"]),
    ];
    if (rows.length === 0) return void out.write("Nothing is held about this person.\n");
    out.write(table(["What", "When (UTC)", "Id", "About"], rows, width));
  },
};
