import { newestLeads } from "../../leads/browse-leads.ts";
import { type Command, jsonOption, positiveNumber } from "../command.ts";
import { filterOptions, readFilter } from "../filter.ts";
import { table, time } from "../table.ts";

export const leadsList: Command = {
  name: "leads list",
  summary: "Shows the newest leads",
  options: {
    ...filterOptions,
    limit: { type: "string", value: "<n>", help: "How many, 50 if not said" },
    ...jsonOption,
  },
  async run({ db, values, terminal }) {
    const limit = positiveNumber("limit", values.limit) ?? 50;
    const leads = await newestLeads(await db(), readFilter(values), limit);
    if (values.json) return void terminal.out.write(`${JSON.stringify(leads, null, 2)}\n`);
    if (leads.length === 0) return void terminal.out.write("No leads.\n");
    terminal.out.write(
      table(
        ["Received (UTC)", "State", "Form", "Name", "Email", "Id"],
        leads.map((lead) => [
          time(lead.received_at),
          lead.state === "held" ? `held: ${lead.held_reason}` : lead.state,
          lead.form,
          lead.name,
          lead.email,
          lead.id,
        ]),
      ),
    );
  },
};
