import { browseOutbox } from "../../outbox/browse-outbox.ts";
import { type Command, jsonOption, oneOf, positiveNumber } from "../command.ts";
import { table, time } from "../table.ts";

export const outboxList: Command = {
  name: "outbox list",
  summary: "Shows deliveries that wait or were given up, the oldest first",
  options: {
    state: { type: "string", value: "<state>", help: "Only these: waiting, sent or dead" },
    limit: { type: "string", value: "<n>", help: "How many, 50 if not said" },
    ...jsonOption,
  },
  async run({ db, values, terminal }) {
    const state = oneOf("state", values.state, ["waiting", "sent", "dead"] as const);
    const rows = await browseOutbox(await db(), state, positiveNumber("limit", values.limit) ?? 50);
    if (values.json) return void terminal.out.write(`${JSON.stringify(rows, null, 2)}\n`);
    if (rows.length === 0) return void terminal.out.write("Nothing here.\n");
    terminal.out.write(
      table(
        ["Since (UTC)", "Channel", "State", "Refusals", "Due (UTC)", "Delivery", "Last error"],
        rows.map((row) => [
          time(row.created_at),
          row.channel,
          row.state,
          row.refusals,
          row.state === "waiting" ? time(row.due_at) : "",
          row.id,
          row.last_error,
        ]),
        terminal.width && Math.max(terminal.width, 140),
      ),
    );
  },
};
