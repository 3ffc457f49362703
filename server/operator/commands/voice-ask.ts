import { splitSpec } from "../../calls/providers/vapi.ts";
import { type VapiRoute, vapiRoutes } from "../../calls/providers/vapi-routes.ts";
import { type Command, WrongUse } from "../command.ts";
import { hostedClient } from "../hosted-client.ts";

export const voiceAsk: Command = {
  name: "voice ask",
  takes: "<request> [name=value…]",
  summary: "Sends any request of the provider to the hosted voice, such as listPhoneNumbers, or getTool id=…",
  options: { body: { type: "string", value: "<json>", help: "What to send along" } },
  async run({ config, values, positionals, terminal }) {
    const [name, ...pairs] = positionals;
    const route = Object.keys(vapiRoutes).find((known): known is VapiRoute => known === name);
    if (!route) throw new WrongUse(`Give one of these requests: ${Object.keys(vapiRoutes).join(", ")}.`);

    const [, path] = splitSpec(vapiRoutes[route]);
    const given = pairs.map(readPair);
    const inPath = given.filter(([key]) => path.includes(`{${key}}`));
    const query = Object.fromEntries(given.filter((pair) => !inPath.includes(pair)));
    const body = values.body === undefined ? {} : { body: readBody(String(values.body)) };
    const ask = hostedClient(config)[route] as (request: object) => Promise<unknown>;
    const answer = await ask({ ...Object.fromEntries(inPath), query, ...body });
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
