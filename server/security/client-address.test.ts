import fc from "fast-check";
import { expect, test } from "vitest";
import { clientAddress, clientKey } from "./client-address.ts";
import { plainAddress } from "./plain-address.ts";
import { trustedProxies } from "./trusted-proxies.ts";

const isTrusted = trustedProxies("127.0.0.1, 10.0.0.0/8, fd00::/8");

function addressOf(peer: string, forwardedFor?: string) {
  const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
  return clientAddress({ headers, socket: { remoteAddress: peer } }, isTrusted);
}

test("a visitor who connects directly cannot choose an address", () => {
  expect(addressOf("203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
});

test("behind trusted proxies the visitor is the right-most hop that is not ours", () => {
  expect(addressOf("127.0.0.1", "198.51.100.1")).toBe("198.51.100.1");
  expect(addressOf("::ffff:127.0.0.1", "1.1.1.1, 198.51.100.1, 10.2.3.4")).toBe("198.51.100.1");
  expect(addressOf("fd00::7", "2001:db8::1")).toBe("2001:db8::1");
});

test("a proxy that writes ports is understood", () => {
  expect(addressOf("127.0.0.1", "198.51.100.1:4711")).toBe("198.51.100.1");
  expect(addressOf("127.0.0.1", "[2001:db8::1]:4711")).toBe("2001:db8::1");
});

test("an unreadable hop ends the walk at the last address we know", () => {
  expect(addressOf("127.0.0.1", "198.51.100.1, unknown")).toBe("127.0.0.1");
  expect(addressOf("127.0.0.1", "")).toBe("127.0.0.1");
  expect(addressOf("127.0.0.1")).toBe("127.0.0.1");
});

test("whatever a visitor writes into the header, the hop our proxy added decides", () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), (invented, real) => {
      fc.pre(!isTrusted(real));
      expect(addressOf("127.0.0.1", `${invented}, ${real}`)).toBe(real);
    }),
  );
});

test("visitors of one IPv6 network share a key, and wrapped IPv4 is IPv4", () => {
  expect(clientKey("2001:db8:1:2::1")).toBe(clientKey("2001:db8:1:2:ffff:ffff:ffff:ffff"));
  expect(clientKey("2001:db8:1:2::1")).not.toBe(clientKey("2001:db8:1:3::1"));
  expect(clientKey("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(clientKey("::ffff:198.51.100.7")).toBe("198.51.100.7");
  expect(clientKey("::FFFF:c633:6407")).toBe("198.51.100.7");
  expect(clientKey("198.51.100.7")).toBe("198.51.100.7");
});

test("every address has a key of bounded size, and no text breaks it", () => {
  fc.assert(fc.property(fc.ipV6(), (address) => /^[0-9a-f:]+::\/64$|^[\d.]+$/.test(clientKey(address))));
  fc.assert(fc.property(fc.string(), (text) => clientKey(text).length < 40));
  expect(plainAddress("no address")).toBeUndefined();
});
