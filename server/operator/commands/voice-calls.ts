import { callView } from "../../calls/call-view.ts";
import { callKeeper } from "../../calls/keep-call.ts";
import { type Command, jsonOption, positiveNumber } from "../command.ts";
import { table, time } from "../table.ts";

export const voiceCalls: Command = {
  name: "voice calls",
  summary: "Shows the newest calls, ours and hosted, without their words",
  options: { limit: { type: "string", value: "<n>", help: "How many, 50 if not said" }, ...jsonOption },
  async run({ db, values, terminal, now }) {
    const rows = await callKeeper(await db()).newest(positiveNumber("limit", values.limit) ?? 50);
    if (values.json) {
      const views = rows.map((row) => callView(row, now()));
      return void terminal.out.write(`${JSON.stringify(views, null, 2)}\n`);
    }
    if (rows.length === 0) return void terminal.out.write("No calls.\n");
    terminal.out.write(
      table(
        ["Began (UTC)", "Voice", "Status", "Ended by", "Seconds", "Email", "Id"],
        rows.map((row) => [
          time(row.started_at),
          row.provider,
          callView(row, now()).status,
          row.ended_reason ?? "",
          row.ended_at ? Math.round((row.ended_at - row.started_at) / 1000) : "",
          row.email,
          row.id,
        ]),
      ),
    );
  },
};
