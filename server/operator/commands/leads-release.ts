import { releaseLead } from "../../leads/release-lead.ts";
import { channelsFor } from "../../outbox/carriers.ts";
import { enqueuer } from "../../outbox/enqueue.ts";
import { type Command, Failed, onlyPositional } from "../command.ts";

export const leadsRelease: Command = {
  name: "leads release",
  takes: "<id>",
  summary: "Lets a held lead go out as if it had never been held",
  async run(context) {
    const id = onlyPositional(context, "lead id");
    const db = await context.db();
    const released = await releaseLead(db, enqueuer(db, channelsFor(context.config)), id, context.now());
    if (!released) throw new Failed(`There is no held lead ${id}.`);
    context.terminal.out.write(`Released ${id}; its mails go out with the next look into the outbox.\n`);
  },
};
