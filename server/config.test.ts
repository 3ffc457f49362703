import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig, settings } from "./config.ts";

test("with nothing set, everything runs on this machine", () => {
  const config = readConfig({});

  expect(config).toMatchObject({ port: 3000, host: "localhost", siteUrl: "http://localhost:3000" });
  expect(config.sentryDsn).toBeUndefined();
});

test("the site's address follows the port when none is given", () => {
  expect(readConfig({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  expect(readConfig({ SITE_URL: "https://care.example/" }).siteUrl).toBe("https://care.example");
});

test("an empty setting is the same as none", () => {
  expect(readConfig({ PORT: "  ", HOST: "" })).toMatchObject({ port: 3000, host: "localhost" });
});

test("every wrong setting is named at once, in words a person can act on", () => {
  const wrong = { PORT: "http", SITE_URL: "care.example/x", CONTACT_EMAIL: "nobody", LOG_LEVEL: "loud" };

  expect(() => readConfig(wrong)).toThrow(/PORT: "http".*\n.*SITE_URL.*\n.*CONTACT_EMAIL.*\n.*LOG_LEVEL/);
});

test("the example file names every setting with its default, and no other", () => {
  const lines = readFileSync(new URL("../.env.example", import.meta.url), "utf8").split("\n");
  const shown = lines.filter((line) => /^#? ?[A-Z_]+=/.test(line)).map((line) => line.replace(/^# ?/, ""));

  expect(Object.fromEntries(shown.map((line) => line.split(/=(.*)/s).slice(0, 2)))).toEqual(settings);
});
