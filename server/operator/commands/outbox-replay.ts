import { replayDead } from "../../outbox/replay.ts";
import { type Command, Failed, jsonOption, onlyPositional, WrongUse } from "../command.ts";

export const outboxReplay: Command = {
  name: "outbox replay",
  takes: "<delivery>",
  summary: "Gives deliveries that were given up a fresh start",
  options: { all: { type: "boolean", help: "Every one of them" }, ...jsonOption },
  async run(context) {
    const { values, positionals, terminal } = context;
    if (values.all && positionals.length > 0) throw new WrongUse("Give one delivery or --all, not both.");
    const id = values.all ? undefined : onlyPositional(context, "delivery, or --all");
    const replayed = await replayDead(await context.db(), context.now(), id);
    if (id && replayed.length === 0) throw new Failed(`No delivery ${id} was given up.`);
    terminal.out.write(values.json ? `${JSON.stringify(replayed)}\n` : `${replayed.length} will be tried again.\n`);
  },
};
