import * as v from "valibot";
import { type Command, jsonOption } from "../../../../operator/command.ts";
import { table } from "../../../../operator/table.ts";
import { hostedClient } from "./hosted-client.ts";

const assistants = v.array(
  v.looseObject({ id: v.string(), name: v.nullish(v.string(), ""), updatedAt: v.nullish(v.string(), "") }),
);

export const voiceAssistants: Command = {
  name: "voice assistants",
  summary: "Shows the assistants of the hosted voice",
  options: jsonOption,
  async run({ config, values, terminal }) {
    const answer = await hostedClient(config).listAssistants();
    if (values.json) return void terminal.out.write(`${JSON.stringify(answer, null, 2)}\n`);
    const found = v.parse(assistants, answer);
    if (found.length === 0) return void terminal.out.write("No assistants.\n");
    terminal.out.write(
      table(
        ["Name", "Changed", "Id"],
        found.map(({ name, updatedAt, id }) => [name, updatedAt, id]),
      ),
    );
  },
};
