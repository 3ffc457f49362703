import { type ProxiedRequest, type TrustedProxies, visitedHost } from "./trusted-proxies.ts";

/**
 * False for a request another site made a visitor's browser send.
 * Browsers always name the origin of a post, so one that names none is a program and acts for itself.
 */
export function comesFromOwnSite(request: ProxiedRequest, isTrusted: TrustedProxies): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";

  const { origin } = request.headers;
  return origin === undefined || namesHost(origin, visitedHost(request, isTrusted));
}

function namesHost(origin: string, host: string): boolean {
  if (!host || !URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  if (protocol !== "http:" && protocol !== "https:") return false;
  // Reading the host as an address of the same scheme drops a port that is the scheme's own.
  const own = `${protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === originHost;
}
