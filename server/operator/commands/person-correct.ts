import { isDemoEmail } from "../../../contracts/demo-email.ts";
import { type Corrections, correctPerson } from "../../leads/find-person.ts";
import { type Command, Failed, jsonOption, WrongUse } from "../command.ts";
import { emailOf, emailOption } from "../person.ts";

export const personCorrect: Command = {
  name: "person correct",
  summary: "Puts right what a person told about themselves, in every lead and call of theirs",
  options: {
    ...emailOption,
    name: { type: "string", value: "<name>", help: "The right name" },
    facility: { type: "string", value: "<text>", help: "The right organization" },
    role: { type: "string", value: "<text>", help: "The right role" },
    "new-email": { type: "string", value: "<address>", help: "The right address" },
    ...jsonOption,
  },
  async run(context) {
    const email = emailOf(context);
    const { name, facility, role, "new-email": newEmail, json } = context.values;
    if (newEmail !== undefined && !isDemoEmail(String(newEmail))) throw new WrongUse("--new-email is no address.");
    const changes: Corrections = {
      ...(name !== undefined && { name: String(name) }),
      ...(facility !== undefined && { facility: String(facility) }),
      ...(role !== undefined && { role: String(role) }),
      ...(newEmail !== undefined && { email: String(newEmail) }),
    };
    if (Object.keys(changes).length === 0) throw new WrongUse("Say what is right: --name, --new-email, …");
    const done = await correctPerson(await context.db(), email, changes);
    if (done.leads + done.calls === 0) throw new Failed("Nothing is held about this person.");
    context.terminal.out.write(
      json
        ? `${JSON.stringify(done)}\n`
        : `Corrected ${done.leads} leads and ${done.calls} calls. Mails that were written before stay as they are.\n`,
    );
  },
};
