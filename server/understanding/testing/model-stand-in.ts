import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";
import { nameOf, suggestable } from "../suggested-fields.ts";

/** A model's answer in which every field is empty. */
export const silent = Object.fromEntries(suggestable.map(({ path }) => [nameOf(path), null]));

let running: Server | undefined;
/** What the stand-in was sent last. */
export const received = { body: "" };

afterEach(() => running?.close());

/** A local endpoint in the model's place that answers, or misbehaves, as told. Returns its base address. */
export async function standIn(answers: (response: ServerResponse) => void): Promise<string> {
  received.body = "";
  const server = createServer((request: IncomingMessage, response) => {
    request.on("data", (chunk) => {
      received.body += chunk;
    });
    request.on("end", () => answers(response));
  });
  running = server;
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
}

export function says(content: unknown, rest: object = {}) {
  return (response: ServerResponse) => {
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        choices: [
          {
            finish_reason: "stop",
            message: { content: typeof content === "string" ? content : JSON.stringify(content) },
            ...rest,
          },
        ],
      }),
    );
  };
}
