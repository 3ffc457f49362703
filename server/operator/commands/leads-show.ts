import { showLead } from "../../leads/browse-leads.ts";
import { type Command, Failed, jsonOption, onlyPositional } from "../command.ts";
import { cell, table, time } from "../table.ts";

export const leadsShow: Command = {
  name: "leads show",
  takes: "<id>",
  summary: "Shows one lead whole, with how its deliveries went",
  options: jsonOption,
  async run(context) {
    const id = onlyPositional(context, "lead id");
    const shown = await showLead(await context.db(), id);
    if (!shown) throw new Failed(`There is no lead ${id}.`);
    const { out, width } = context.terminal;
    if (context.values.json) return void out.write(`${JSON.stringify(shown, null, 2)}\n`);

    const { message, ...rest } = shown.lead;
    const lines = Object.entries(rest)
      .filter(([field, value]) => value !== null && value !== "" && !/_key$/.test(field))
      .map(([field, value]) => {
        const text = /_at$/.test(field) ? time(Number(value)) : cell(value);
        return `${field.replaceAll("_", " ").padEnd(16)} ${text}`;
      });
    out.write(`${lines.join("\n")}\n\n${message.split("\n").map(cell).join("\n") || "(no message)"}\n\n`);
    if (shown.deliveries.length === 0) return void out.write("Nothing was queued for it.\n");
    out.write(
      table(
        ["Channel", "State", "Refusals", "Due (UTC)", "Delivery", "Last error"],
        shown.deliveries.map((row) => [
          row.channel,
          row.state,
          row.refusals,
          row.state === "waiting" ? time(row.due_at) : "",
          row.id,
          row.last_error,
        ]),
        width,
      ),
    );
  },
};
