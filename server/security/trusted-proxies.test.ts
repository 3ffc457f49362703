import { expect, test } from "vitest";
import { cameOverTls, trustedProxies, visitedHost } from "./trusted-proxies.ts";

test("nothing is trusted unless it is listed", () => {
  expect(trustedProxies("")("127.0.0.1")).toBe(false);
  expect(trustedProxies("10.0.0.5")("10.0.0.6")).toBe(false);
  expect(trustedProxies("10.0.0.5")("")).toBe(false);
});

test("addresses and ranges of both families are matched, wrapped ones too", () => {
  const isTrusted = trustedProxies(" 10.0.0.5 ,172.16.0.0/12, 2001:db8::/32 ,::1");
  const trusted = ["10.0.0.5", "172.31.255.1", "2001:db8:9::1", "::1", "::ffff:10.0.0.5"];
  expect(trusted.filter(isTrusted)).toEqual(trusted);
  expect(["172.32.0.1", "2001:db9::1", "::2"].filter(isTrusted)).toEqual([]);
});

test.each(["true", "10.0.0.0/33", "10.0.0.0/0", "::/0", "10.0.0/8", "10.0.0.0/8/8", "10.0.0.0/", "*"])(
  "the entry %s is refused with a sentence that names it",
  (entry) => {
    expect(() => trustedProxies(`127.0.0.1,${entry}`)).toThrow(`"${entry}" is neither`);
  },
);

test("only a trusted proxy may say that the visitor came over TLS", () => {
  const isTrusted = trustedProxies("127.0.0.1");
  const headers = { "x-forwarded-proto": "https" };
  expect(cameOverTls({ headers, socket: { remoteAddress: "127.0.0.1" } }, isTrusted)).toBe(true);
  expect(cameOverTls({ headers, socket: { remoteAddress: "203.0.113.9" } }, isTrusted)).toBe(false);
  expect(cameOverTls({ headers: {}, socket: { encrypted: true } }, isTrusted)).toBe(true);
});

test("only a trusted proxy may name the host, and the nearest one wins", () => {
  const isTrusted = trustedProxies("127.0.0.1");
  const headers = { host: "inner:3000", "x-forwarded-host": "evil.example, Tendwell.example" };
  expect(visitedHost({ headers, socket: { remoteAddress: "127.0.0.1" } }, isTrusted)).toBe("tendwell.example");
  expect(visitedHost({ headers, socket: { remoteAddress: "203.0.113.9" } }, isTrusted)).toBe("inner:3000");
});
