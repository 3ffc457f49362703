import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { scan } from "@mdn/mdn-http-observatory";
import { Session } from "@mdn/mdn-http-observatory/src/retriever/session.js";
import type { FastifyInstance } from "fastify";

/**
 * Runs the HTTP Observatory, as MDN publishes it, against a site that need not be on the network: the
 * scanner asks for http and https addresses of the host, and `answer` is whatever stands behind them.
 */
export async function scanSite(hostname: string, answer: (request: Request) => Promise<Response>) {
  provideEmptyPreloadList();
  const fromNetwork = Session.fromUrl;
  Session.fromUrl = (url, options) => {
    const session = new Session(url, options);
    session.clientInstance.defaults.adapter = (exchange) => ask(session, exchange);
    session.clientInstanceRecordingRedirects.defaults.adapter = (exchange) => ask(session, exchange);
    return session.init();
  };

  async function ask(session: Session, exchange: { method: string; url: string; headers: object }) {
    const { method, url } = exchange;
    const headers = Object.entries(exchange.headers).map(([name, value]): [string, string] => [
      name,
      `${value}`,
    ]);
    const response = await answer(new Request(url, { method, headers }));
    for (const cookie of response.headers.getSetCookie()) session.jar.setCookieSync(cookie, url);
    return {
      config: exchange,
      request: { headers: exchange.headers },
      status: response.status,
      headers: Object.fromEntries(response.headers),
      data: await response.text(),
    };
  }

  try {
    return await scan(hostname);
  } finally {
    Session.fromUrl = fromNetwork;
  }
}

/** The scanner's install script would download the browsers' preload list; no site of ours is on it. */
function provideEmptyPreloadList() {
  const entry = createRequire(import.meta.url).resolve("@mdn/mdn-http-observatory");
  const list = join(dirname(entry), "../conf/hsts-preload.json");
  if (!existsSync(list)) writeFileSync(list, "{}");
}

/** The app as the world sees it, with one page in front: a proxy on this machine ends TLS and sends everyone there. */
export function behindTlsProxy(app: FastifyInstance, page = "/") {
  return async (request: Request): Promise<Response> => {
    const { protocol, host, pathname } = new URL(request.url);
    if (protocol === "http:") {
      return new Response(null, { status: 301, headers: { location: `https://${host}${pathname}` } });
    }
    const response = await app.inject({
      method: request.method as "GET" | "OPTIONS",
      url: pathname === "/" ? page : pathname,
      headers: { ...Object.fromEntries(request.headers), host, "x-forwarded-proto": "https" },
      remoteAddress: "127.0.0.1",
    });
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, `${each}`]),
    );
    return new Response(response.body || null, { status: response.statusCode, headers });
  };
}
