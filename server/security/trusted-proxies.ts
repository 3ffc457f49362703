import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";
import { plainAddress } from "./plain-address.ts";

export type TrustedProxies = (address: string) => boolean;

/** What a proxy can speak for: fits Node's request and Fastify's alike. */
export type ProxiedRequest = {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined; encrypted?: boolean };
};

/** Reads TRUST_PROXY: addresses and ranges, separated by commas. Nothing is trusted unless it is listed. */
export function trustedProxies(list: string): TrustedProxies {
  const entries = list.split(",").map((part) => part.trim());
  if (entries.every((entry) => entry === "")) return () => false;

  const trusted = new BlockList();
  for (const entry of entries) {
    if (entry) addEntry(trusted, entry);
  }
  return (address) => {
    const plain = plainAddress(address);
    return plain !== undefined && trusted.check(plain, familyOf(plain));
  };
}

function addEntry(trusted: BlockList, entry: string) {
  const [written = "", prefix, ...rest] = entry.split("/");
  const address = isIP(written) ? plainAddress(written) : undefined;
  const longest = isIP(address ?? "") === 4 ? 32 : 128;
  const bits = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;

  // A range of zero bits would let every visitor choose the address we see.
  if (!address || rest.length > 0 || !(bits >= 1 && bits <= longest)) {
    throw new Error(`"${entry}" is neither an address (10.0.0.5) nor a range of addresses (10.0.0.0/8)`);
  }
  trusted.addSubnet(address, bits, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 4 ? "ipv4" : "ipv6";
}

export function cameOverTls(request: ProxiedRequest, isTrusted: TrustedProxies): boolean {
  if (request.socket.encrypted) return true;
  return forwarded(request, isTrusted, "x-forwarded-proto") === "https";
}

/** The host the visitor typed, with its port if it is not the usual one. */
export function visitedHost(request: ProxiedRequest, isTrusted: TrustedProxies): string {
  return forwarded(request, isTrusted, "x-forwarded-host") ?? request.headers.host ?? "";
}

function forwarded(request: ProxiedRequest, isTrusted: TrustedProxies, header: string): string | undefined {
  if (!isTrusted(request.socket.remoteAddress ?? "")) return undefined;
  // The last value was written by the proxy nearest to us; those before it may come from the visitor.
  const last = String(request.headers[header] ?? "")
    .split(",")
    .at(-1)
    ?.trim()
    .toLowerCase();
  return last || undefined;
}
