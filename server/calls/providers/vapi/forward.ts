import { voiceBase } from "../../../../contracts/call-numbers.ts";
import type { Forward } from "../../hosted-voice.ts";
import type { VapiSettings } from "./client.ts";

const timeoutMs = 30_000;

/** Hands an operator's request on as it is, with the hosted voice's own key in place of ours. */
export function forwardToVapi({ baseUrl, privateKey }: VapiSettings): Forward {
  return async (request, reply) => {
    const target = baseUrl.replace(/\/$/, "") + request.url.slice(voiceBase.length);
    const type = request.headers["content-type"];
    const body = bodyOf(request.body);
    let response: Response;
    try {
      response = await fetch(target, {
        method: request.method,
        headers: {
          authorization: `Bearer ${privateKey}`,
          accept: "application/json",
          ...(body && type && { "content-type": type }),
        },
        ...(body && { body }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      request.log.warn({ err: error }, "The hosted voice could not be asked");
      const message = "The hosted voice does not answer.";
      return reply.code(502).send({ statusCode: 502, message, error: "Bad Gateway" });
    }
    reply.code(response.status).type(response.headers.get("content-type") ?? "application/json");
    return reply.send(Buffer.from(await response.arrayBuffer()));
  };
}

function bodyOf(body: unknown): Uint8Array<ArrayBuffer> | string | undefined {
  if (body === undefined || body === null) return undefined;
  return Buffer.isBuffer(body) ? Uint8Array.from(body) : JSON.stringify(body);
}
