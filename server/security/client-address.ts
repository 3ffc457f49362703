import { isIP } from "node:net";
import { groupsOf, plainAddress } from "./plain-address.ts";
import type { ProxiedRequest, TrustedProxies } from "./trusted-proxies.ts";

/** The visitor's address: the right-most hop that is not one of our own proxies. */
export function clientAddress(request: ProxiedRequest, isTrusted: TrustedProxies): string {
  const hops = String(request.headers["x-forwarded-for"] ?? "").split(",");
  let address = plainAddress(request.socket.remoteAddress ?? "") ?? "";

  while (isTrusted(address) && hops.length > 0) {
    const hop = plainAddress(hops.pop()?.trim() ?? "");
    if (!hop) break;
    address = hop;
  }
  return address;
}

/** One key per household: an IPv6 visitor owns a whole /64 and could otherwise be a new one each time. */
export function clientKey(address: string): string {
  const plain = plainAddress(address);
  if (!plain) return "unknown";
  if (isIP(plain) === 4) return plain;
  const network = groupsOf(plain).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(":")}::/64`;
}
