import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { type Command, WrongUse } from "../../../../operator/command.ts";
import { splitSpec } from "../client.ts";
import { type VapiRoute, vapiRoutes } from "../routes.ts";
import { hostedClient } from "./hosted-client.ts";

export const voiceAsk: Command = {
  name: "voice ask",
  takes: "<request> [name=value…]",
  summary: "Sends any request of the provider to the hosted voice, such as listPhoneNumbers, or getTool id=…",
  options: {
    body: { type: "string", value: "<json>", help: "What to send along" },
    file: {
      type: "string",
      value: "[field=]<path>",
      help: "A file to upload, with the body's values as fields",
    },
  },
  async run({ config, values, positionals, terminal }) {
    const [name, ...pairs] = positionals;
    const route = Object.keys(vapiRoutes).find((known): known is VapiRoute => known === name);
    if (!route) throw new WrongUse(`Give one of these requests: ${Object.keys(vapiRoutes).join(", ")}.`);

    const [, path] = splitSpec(vapiRoutes[route]);
    const given = pairs.map(readPair);
    const inPath = given.filter(([key]) => path.includes(`{${key}}`));
    const query = Object.fromEntries(given.filter((pair) => !inPath.includes(pair)));
    const json = values.body === undefined ? undefined : readBody(String(values.body));
    const body = values.file === undefined ? json : await formWith(String(values.file), json);
    const ask = hostedClient(config)[route] as (request: object) => Promise<unknown>;
    const answer = await ask({ ...Object.fromEntries(inPath), query, ...(body && { body }) });
    terminal.out.write(`${JSON.stringify(answer, null, 2)}\n`);
  },
};

function readPair(text: string): [name: string, value: string] {
  const at = text.indexOf("=");
  if (at < 1) throw new WrongUse(`"${text}" is not of the form name=value.`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function readBody(text: string): object {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongUse("--body is no JSON.");
  }
}

/** The provider takes files as a form: the file in a field of its own, everything else beside it. */
async function formWith(file: string, values: object = {}): Promise<FormData> {
  const [, field = "file", path = file] = /^(\w+)=(.+)$/.exec(file) ?? [];
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  try {
    form.set(field, await openAsBlob(path), basename(path));
  } catch {
    throw new WrongUse(`There is no file ${path} to read.`);
  }
  return form;
}
