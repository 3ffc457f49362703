import { countLeads } from "../../leads/browse-leads.ts";
import { outboxDepth } from "../../outbox/outbox-depth.ts";
import { type Command, jsonOption } from "../command.ts";
import { table } from "../table.ts";

const day = 86_400_000;

export const stats: Command = {
  name: "stats",
  summary: "Counts leads by time, and what waits or was given up",
  options: jsonOption,
  async run({ db: open, values, terminal, now }) {
    const db = await open();
    const spans = [
      ["Last 24 hours", now() - day],
      ["Last 7 days", now() - 7 * day],
      ["Last 30 days", now() - 30 * day],
      ["All", 0],
    ] as const;
    const leads = await Promise.all(
      spans.map(async ([span, since]) => ({
        span,
        accepted: await countLeads(db, { state: "accepted", since }),
        held: await countLeads(db, { state: "held", since }),
      })),
    );
    const outbox = (await outboxDepth(db)).map(({ oldest, ...row }) => ({
      ...row,
      oldestHours: Math.round(((now() - oldest) / 3_600_000) * 10) / 10,
    }));
    if (values.json) return void terminal.out.write(`${JSON.stringify({ leads, outbox }, null, 2)}\n`);
    terminal.out.write(
      table(
        ["Leads", "Accepted", "Held"],
        leads.map(({ span, accepted, held }) => [span, accepted, held]),
      ),
    );
    terminal.out.write("\n");
    if (outbox.length === 0) return void terminal.out.write("Every delivery has arrived.\n");
    terminal.out.write(
      table(
        ["Outbox", "State", "Count", "Oldest (hours)"],
        outbox.map(({ channel, state, count, oldestHours }) => [channel, state, count, oldestHours]),
      ),
    );
  },
};
