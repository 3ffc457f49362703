import { join } from "node:path";
import { countLeads } from "../../leads/browse-leads.ts";
import { deleteLead } from "../../leads/erase-person.ts";
import { emailKey } from "../../leads/new-lead.ts";
import { eraseMails } from "../../mail/erase-mails.ts";
import { type Command, Failed, jsonOption, onlyPositional, WrongUse } from "../command.ts";
import { erase } from "../person.ts";

export const leadsDelete: Command = {
  name: "leads delete",
  takes: "<id|email>",
  summary: "Deletes one lead by its id, or everything about a person by their email",
  options: { yes: { type: "boolean", help: "Really do it: it cannot be undone" }, ...jsonOption },
  async run(context) {
    const whom = onlyPositional(context, "lead id or email address");
    const { values, terminal } = context;
    const db = await context.db();
    const isPerson = whom.includes("@");
    if (!values.yes) {
      const what = isPerson
        ? `${await countLeads(db, { email: emailKey(whom) })} leads and every call of this person`
        : "this lead and what waits for it";
      throw new WrongUse(`This would delete ${what}. Add --yes to do it.`);
    }
    const mailFolder = join(context.config.dataDir, "mail");
    if (!isPerson) {
      if (!(await deleteLead(db, whom))) throw new Failed(`There is no lead ${whom}.`);
      await eraseMails(mailFolder, [whom]);
      return void terminal.out.write(values.json ? '{"leads":1,"calls":0}\n' : "Deleted the lead.\n");
    }
    terminal.out.write(await erase(context, whom));
  },
};
