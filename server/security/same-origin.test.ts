import { expect, test } from "vitest";
import { comesFromOwnSite } from "./same-origin.ts";
import { trustedProxies } from "./trusted-proxies.ts";

const isTrusted = trustedProxies("127.0.0.1");

function isOwn(headers: Record<string, string>, remoteAddress = "203.0.113.9") {
  return comesFromOwnSite({ headers: { host: "tendwell.example", ...headers }, socket: { remoteAddress } }, isTrusted);
}

test("a browser that says where the request comes from is believed", () => {
  expect(isOwn({ "sec-fetch-site": "same-origin" })).toBe(true);
  expect(isOwn({ "sec-fetch-site": "none" })).toBe(true);
  expect(isOwn({ "sec-fetch-site": "same-site" })).toBe(false);
  expect(isOwn({ "sec-fetch-site": "cross-site" })).toBe(false);
  expect(isOwn({ "sec-fetch-site": "cross-site", origin: "https://tendwell.example" })).toBe(false);
});

test("an older browser is judged by its origin", () => {
  expect(isOwn({ origin: "https://tendwell.example" })).toBe(true);
  expect(isOwn({ origin: "https://TENDWELL.example" })).toBe(true);
  expect(isOwn({ origin: "https://evil.example" })).toBe(false);
  expect(isOwn({ origin: "https://tendwell.example.evil.example" })).toBe(false);
  expect(isOwn({ origin: "https://tendwell.example:8443" })).toBe(false);
  expect(isOwn({ origin: "null" })).toBe(false);
  expect(isOwn({ origin: "file://tendwell.example" })).toBe(false);
});

test("a port that belongs to the scheme makes no difference", () => {
  expect(isOwn({ origin: "https://tendwell.example", host: "tendwell.example:443" })).toBe(true);
  expect(isOwn({ origin: "http://localhost:3000", host: "localhost:3000" })).toBe(true);
});

test("behind a proxy the own host is the one the proxy was asked for, if we trust it", () => {
  const headers = {
    host: "inner:3000",
    "x-forwarded-host": "tendwell.example",
    origin: "https://tendwell.example",
  };
  expect(isOwn(headers, "127.0.0.1")).toBe(true);
  expect(isOwn(headers)).toBe(false);
});

test("a program that names no origin is let in", () => {
  expect(isOwn({})).toBe(true);
});
