import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

const now = new Date("2026-11-15T16:00:00Z");

test("the file names a contact and expires in less than a year", () => {
  const text = securityTxt("https://tendwell.example/contact", now);
  expect(text).toMatch(/^Contact: https:\/\/tendwell\.example\/contact$/m);

  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  const days = (expires.getTime() - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test("a mail address and a local site are accepted as contacts", () => {
  expect(securityTxt("mailto:security@tendwell.example", now)).toContain("mailto:security@tendwell.example");
  expect(securityTxt("http://localhost:3000/contact", now)).toContain("http://localhost:3000/contact");
});

test("a contact that cannot be trusted or would add lines is refused or tamed", () => {
  expect(() => securityTxt("http://tendwell.example", now)).toThrow("https:");
  expect(() => securityTxt("javascript:alert(1)", now)).toThrow("https:");
  expect(securityTxt("https://tendwell.example/\nPolicy: x", now).split("\n")).toHaveLength(4);
});
