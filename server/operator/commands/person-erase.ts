import { type Command, jsonOption, WrongUse } from "../command.ts";
import { emailOf, emailOption, erase, lookUp } from "../person.ts";

export const personErase: Command = {
  name: "person erase",
  summary: "Erases everything held about a person: leads, calls, deliveries, events, mails in files",
  options: {
    ...emailOption,
    yes: { type: "boolean", help: "Really do it: it cannot be undone" },
    ...jsonOption,
  },
  async run(context) {
    const email = emailOf(context);
    if (!context.values.yes) {
      const { leads, calls, deliveries, events, mails } = await lookUp(context, email);
      throw new WrongUse(
        `This would erase ${leads.length} leads, ${calls.length} calls, ${deliveries.length} deliveries, ` +
          `${events.length} events and ${mails.length} mails in files. Add --yes to do it.`,
      );
    }
    context.terminal.out.write(await erase(context, email));
  },
};
