import type { FastifyInstance } from "fastify";
import type { Answer } from "./header-checks.ts";

type Asked = { method?: "GET" | "OPTIONS" | "POST"; path: string };

/** Asks from another site, as the world does: a proxy on this machine ends TLS and passes the request on. */
export async function askOverTls(app: FastifyInstance, { method = "GET", path }: Asked) {
  const response = await app.inject({
    method,
    url: path,
    headers: { host: "tendwell.example", origin: "https://elsewhere.example", "x-forwarded-proto": "https" },
    remoteAddress: "127.0.0.1",
  });
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, `${each}`]),
  );
  const answer: Answer = { headers: new Headers(headers), html: response.body };
  return { ...answer, status: response.statusCode };
}
