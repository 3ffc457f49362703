import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig, settings } from "./config.ts";

test("with nothing set, everything runs on this machine", () => {
  const config = readConfig({});

  expect(config).toMatchObject({ port: 3000, host: "localhost", siteUrl: "http://localhost:3000" });
  expect(config.sentryDsn).toBeUndefined();
  expect(config).toMatchObject({
    database: { kind: "sqlite", file: "data/tendwell.db" },
    mail: { kind: "folder", folder: "data/mail", salesTo: "hello@example.com", from: "hello@example.com" },
    leadRate: { count: 5, windowMs: 600_000 },
    retention: { leadMonths: 24, spamDays: 30, callDays: 30 },
    webhook: undefined,
    model: undefined,
    voice: { kind: "embedded", maxCalls: undefined, synth: "piper", privateKey: undefined },
  });
});

test("a hosted voice needs its key and the assistant or the squad that answers", () => {
  const hosted = { VOICE_PROVIDER: "vapi", VAPI_PRIVATE_KEY: "k", VAPI_ASSISTANT_ID: "a" };
  expect(readConfig(hosted).voice).toMatchObject({
    kind: "hosted",
    provider: { baseUrl: "https://api.vapi.ai", privateKey: "k", assistant: { assistantId: "a" } },
  });
  const squad = { ...hosted, VAPI_ASSISTANT_ID: "", VAPI_SQUAD_ID: "s" };
  expect(readConfig(squad).voice).toMatchObject({ provider: { assistant: { squadId: "s" } } });
  expect(readConfig({ VOICE_PROVIDER: "off" }).voice.kind).toBe("off");

  for (const [name, wrong] of [
    ["VAPI_PRIVATE_KEY", { ...hosted, VAPI_PRIVATE_KEY: "" }],
    ["VAPI_ASSISTANT_ID", { ...hosted, VAPI_ASSISTANT_ID: "" }],
    ["VAPI_ASSISTANT_ID", { ...hosted, VAPI_SQUAD_ID: "s" }],
    ["VOICE_PRIVATE_KEY", { VOICE_PRIVATE_KEY: "short" }],
    ["VOICE_TOKEN_SECRET", { VOICE_TOKEN_SECRET: "short" }],
    ["VOICE_PROVIDER", { VOICE_PROVIDER: "carrier pigeon" }],
  ] as const) {
    expect(() => readConfig(wrong)).toThrow(name);
  }
});

test("a model needs its address and its name; a key may be left out", () => {
  const local = { LLM_BASE_URL: "http://127.0.0.1:8080/v1", LLM_MODEL: "small" };
  expect(readConfig(local).model).toEqual({
    baseUrl: "http://127.0.0.1:8080/v1",
    apiKey: "",
    model: "small",
    timeoutMs: 2500,
  });
  expect(() => readConfig({ LLM_BASE_URL: local.LLM_BASE_URL })).toThrow("LLM_MODEL");
  expect(() => readConfig({ LLM_MODEL: "small" })).toThrow("LLM_MODEL");
  expect(() => readConfig({ ...local, LLM_TIMEOUT_MS: "soon" })).toThrow("LLM_TIMEOUT_MS");
});

test("a socket that systemd opened is taken over", () => {
  expect(readConfig({ LISTEN_FDS: "1" }).socketFd).toBe(3);
  expect(readConfig({}).socketFd).toBeUndefined();
});

test("the site's address follows the port when none is given", () => {
  expect(readConfig({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  expect(readConfig({ SITE_URL: "https://care.example/" }).siteUrl).toBe("https://care.example");
});

test("a database, a mail server and a webhook are used once they are named", () => {
  const config = readConfig({
    DATABASE_URL: "postgres://user:secret@db.example/leads",
    SMTP_URL: "smtps://user:secret@mail.example",
    SALES_EMAIL: "sales@care.example",
    LEAD_WEBHOOK_URL: "https://crm.example/hook",
    LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
    LEAD_RATE_LIMIT: "off",
  });

  expect(config).toMatchObject({
    database: { kind: "postgres" },
    mail: { kind: "smtp", salesTo: "sales@care.example", from: "hello@example.com" },
    webhook: { url: "https://crm.example/hook" },
    leadRate: "off",
  });
});

test.each([
  { DATABASE_URL: "mysql://root:secret@db.example" },
  { SMTP_URL: "mail.example:secret" },
  { LEAD_WEBHOOK_URL: "ftp://secret" },
  { LEAD_WEBHOOK_URL: "https://crm.example" },
  { LEAD_WEBHOOK_SECRET: "whsec_c2VjcmV0" },
  { KEEP_SPAM_DAYS: "-1" },
])("a wrong setting is refused by name, and no password is repeated: %o", (env) => {
  const refused = () => readConfig(env);
  expect(refused).toThrow(/DATABASE_URL|SMTP_URL|LEAD_WEBHOOK|KEEP_SPAM_DAYS/);
  expect(refused).not.toThrow(/secret@/);
});

test("an empty setting is the same as none", () => {
  expect(readConfig({ PORT: "  ", HOST: "" })).toMatchObject({ port: 3000, host: "localhost" });
});

test("every wrong setting is named at once, in words a person can act on", () => {
  const wrong = { PORT: "http", SITE_URL: "care.example/x", CONTACT_EMAIL: "nobody", LOG_LEVEL: "loud" };

  expect(() => readConfig(wrong)).toThrow(/PORT: "http".*\n.*SITE_URL.*\n.*CONTACT_EMAIL.*\n.*LOG_LEVEL/);
});

test.each([
  { PORT: "http" },
  { LEAD_WEBHOOK_URL: "nowhere", LEAD_WEBHOOK_SECRET: `whsec_${"A".repeat(40)}` },
  { LEAD_WEBHOOK_SECRET: `whsec_${"A".repeat(40)}` },
  { LLM_BASE_URL: "nowhere", LLM_MODEL: "small" },
  { VOICE_PROVIDER: "carrier pigeon" },
  { CONTACT_EMAIL: "nobody" },
])("what is wrong once is said once: %j", (wrong) => {
  const [name] = Object.keys(wrong);
  expect(() => readConfig(wrong)).toThrow(new RegExp(`^Please mend the settings:\\n  ${name}: [^\\n]+$`));
});

test("the example file names every setting with its default, and no other", () => {
  const lines = readFileSync(new URL("../.env.example", import.meta.url), "utf8").split("\n");
  const shown = lines.filter((line) => /^#? ?[A-Z_]+=/.test(line)).map((line) => line.replace(/^# ?/, ""));

  expect(Object.fromEntries(shown.map((line) => line.split(/=(.*)/s).slice(0, 2)))).toEqual(settings);
});
