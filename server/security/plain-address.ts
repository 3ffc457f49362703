import { isIP } from "node:net";

/** An address without brackets, port and zone, and as IPv4 when it is only wrapped in IPv6. */
export function plainAddress(text: string): string | undefined {
  if (isIP(text) === 4) return text;
  const bare = text.replace(/^\[([^\]]*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  const address = bare.replace(/%.*$/, "").toLowerCase();
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined;

  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isWrapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isWrapped ? [high >> 8, high & 255, low >> 8, low & 255].join(".") : address;
}

/** The eight numbers of an IPv6 address. */
export function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((pair) => pair.toString(16)).join(":"),
  );
  const [head = [], tail = []] = hex.split("::").map((side) => side.split(":").filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
