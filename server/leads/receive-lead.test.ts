import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import { beforeEach, expect, test } from "vitest";
import { words } from "../../content/words.ts";
import { type Database, StoreFailure } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import { onBothEngines } from "../database/testing/both-engines.ts";
import { type LeadServices, leadRoutes } from "./receive-lead.ts";
import { leadRecorder } from "./record-lead.ts";

const now = 1_790_000_000_000;
const ana = { "first-name": "Ana", "last-name": "Rivera", email: "ana@example.com" };
const note = { name: "Ana Rivera", email: "ana@example.com", subject: "A demo", message: "Hello" };
const { answers, problems } = words.en.forms;

onBothEngines((store) => {
  let db: Database;
  let counted: string[];
  beforeEach(async () => {
    db = await store.open();
    counted = [];
  });

  function start(change: Partial<LeadServices> = {}) {
    const app = Fastify();
    leadRoutes(app, {
      recordLead: leadRecorder(db, {
        rate: { count: 3, windowMs: 600_000 },
        channels: ["sales-mail", "visitor-receipt"],
      }),
      site: { render: async (path, data) => `${path} ${JSON.stringify(data).replaceAll('"', "&quot;")}` },
      minFillMs: 1000,
      now: () => now,
      clientKey: (request) => String(request.headers["x-test-client"] ?? "one"),
      isFromOwnSite: (request) => request.headers["sec-fetch-site"] !== "cross-site",
      reportError: () => {},
      reachedLimit: () => {},
      countLead: (form, outcome) => counted.push(`${form} ${outcome}`),
      ...change,
    });
    return app;
  }
  const leads = () => db.read(statement(db.build.selectFrom("leads").selectAll()));
  const outbox = () => db.read(statement(db.build.selectFrom("outbox").selectAll()));
  const drawn = (body: string) =>
    JSON.parse(body.replace("/contact ", "").replaceAll("&quot;", '"').replaceAll("&#39;", "'"));
  const form = (values: Record<string, string>) => ({
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html,*/*" },
    payload: new URLSearchParams(values).toString(),
  });

  test.each([
    ["/contact", ana],
    ["/api/contact", note],
  ])("POST %s keeps the lead and says so", async (url, payload) => {
    const response = await start().inject({ method: "POST", url, payload });

    expect(response.statusCode).toBe(201);
    expect(response.headers["content-type"]).toMatch(/^application\/json/);
    expect(response.json()).toEqual({
      message: "Your request has been submitted. We'll be in touch soon.",
      id: (await leads())[0]?.id,
    });
    expect(await outbox()).toHaveLength(2);
    expect(counted).toEqual([`${url === "/contact" ? "landing" : "contact"} accepted`]);
  });

  test("faults are named by field, and how long is too long is said", async () => {
    const response = await start().inject({
      method: "POST",
      url: "/contact",
      payload: { ...ana, email: "ana", facility: "x".repeat(201) },
    });

    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: answers.invalid,
      errors: {
        email: { code: "not-an-email", message: problems["not-an-email"] },
        facility: { code: "too-long", max: 200, message: expect.stringContaining("200") },
      },
    });
    expect(await leads()).toEqual([]);
  });

  test.each([
    ["a broken body", 400, '{"first-name":', "application/json"],
    ["no body", 400, "", "application/json"],
    ["a body that is not an object", 400, '["ana"]', "application/json"],
    ["a poisoned object", 400, '{"__proto__": {"a": 1}}', "application/json"],
    ["too large a body", 413, JSON.stringify({ message: "x".repeat(70_000) }), "application/json"],
    ["plain text", 415, "hello", "text/plain"],
    ["XML", 415, "<lead/>", "application/xml"],
  ])("%s is answered %i, in JSON, and nothing is kept", async (_what, status, payload, type) => {
    const response = await start().inject({
      method: "POST",
      url: "/contact",
      headers: { "content-type": type },
      payload,
    });

    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toMatch(/^application\/json/);
    expect(Object.values(answers)).toContain(response.json().message);
    expect(await leads()).toEqual([]);
  });

  test("a message of the greatest length fits, however it is written", async () => {
    const message = "\u{1f469}".repeat(2500);
    const escaped = JSON.stringify({ ...note, message }).replace(/[\u0080-\uffff]/g, (unit) => {
      return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
    });
    const app = start();
    const json = await app.inject({
      method: "POST",
      url: "/api/contact",
      headers: { "content-type": "application/json" },
      payload: escaped,
    });
    const plain = await app.inject({
      method: "POST",
      url: "/api/contact",
      ...form({ ...note, message: "例".repeat(5000) }),
    });

    expect([json.statusCode, plain.statusCode]).toEqual([201, 303]);
    expect((await leads()).map((lead) => lead.message.length)).toEqual([5000, 5000]);
  });

  test("one submission sent twice is one lead with one answer", async () => {
    const app = start();
    const post = {
      method: "POST",
      url: "/contact",
      payload: { ...ana, "idempotency-key": randomUUID() },
    } as const;
    const answered = await Promise.all([app.inject(post), app.inject(post), app.inject(post)]);

    expect(answered.map((response) => response.statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answered.map((response) => response.body)).size).toBe(1);
    expect(await leads()).toHaveLength(1);
    expect(await outbox()).toHaveLength(2);
  });

  test("too many from one visitor are told when to come back, and others are not", async () => {
    const app = start();
    const post = (message: string, client: string) =>
      app.inject({
        method: "POST",
        url: "/api/contact",
        headers: { "x-test-client": client },
        payload: { ...note, message },
      });
    for (const message of ["1", "2", "3"]) expect((await post(message, "one")).statusCode).toBe(201);
    const refused = await post("4", "one");

    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("600");
    expect(refused.json().message).toContain("10 min");
    expect((await post("5", "two")).statusCode).toBe(201);
    expect(await leads()).toHaveLength(4);
  });

  test("a plain form over the limit comes back with every word kept and says when to try again", async () => {
    const app = start();
    const post = (message: string) =>
      app.inject({ method: "POST", url: "/api/contact", ...form({ ...note, message }) });
    for (const message of ["1", "2", "3"]) await post(message);
    const refused = await post("4");

    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("600");
    const message = answers.tooMany.replace("{minutes}", "10");
    const shown = { form: { values: { ...note, message: "4" }, problems: {}, message } };
    expect(drawn(refused.body)).toMatchObject(shown);
  });

  test.each([
    ["the trap is filled", { "leave-this-empty": "https://buy.example" }, "trap-filled"],
    ["it was filled in no time", { "form-opened-at": now - 300 }, "filled-too-fast"],
  ])("when %s the lead is held: kept, answered alike, sent to nobody", async (_why, extra, reason) => {
    const response = await start().inject({ method: "POST", url: "/contact", payload: { ...ana, ...extra } });

    expect(response.statusCode).toBe(201);
    expect(await leads()).toMatchObject([{ state: "held", held_reason: reason }]);
    expect(await outbox()).toEqual([]);
  });

  test.each([now - 1500, now + 60_000, undefined])("a visitor who opened the form at %s is not held", async (at) => {
    await start().inject({ method: "POST", url: "/contact", payload: { ...ana, "form-opened-at": at } });
    expect(await leads()).toMatchObject([{ state: "accepted" }]);
  });

  test("a post from another site is refused before it is read", async () => {
    const response = await start().inject({
      method: "POST",
      url: "/contact",
      headers: { "sec-fetch-site": "cross-site" },
      payload: ana,
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ message: answers.crossSite });
    expect(await leads()).toEqual([]);
  });

  test("a store that cannot commit is 503, without a word about why", async () => {
    const reported: unknown[] = [];
    const response = await start({
      recordLead: async () => {
        throw new StoreFailure("disk I/O error in /var/lib/tendwell.db");
      },
      reportError: (error) => reported.push(error),
    }).inject({ method: "POST", url: "/contact", payload: ana });

    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBe("30");
    expect(response.json()).toEqual({ message: answers.notKept });
    expect(reported).toHaveLength(1);
  });

  test("our own mistake is 500, in JSON, without a word about why", async () => {
    const response = await start({
      recordLead: async () => {
        throw new TypeError("lead is undefined");
      },
    }).inject({ method: "POST", url: "/api/contact", payload: note });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ message: answers.notKept });
  });

  test("a plain form is kept and led to the thanks", async () => {
    const response = await start().inject({
      method: "POST",
      url: "/contact",
      ...form({ ...ana, message: "á & b" }),
    });

    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe("/contact/thank-you");
    expect(await leads()).toMatchObject([{ message: "á & b" }]);
  });

  test("a plain form with faults comes back with every word kept and the fault by its field", async () => {
    const typed = { name: " Ana ", email: "ana", subject: "A demo", message: "one\r\ntwo" };
    const response = await start().inject({ method: "POST", url: "/api/contact", ...form(typed) });

    expect(response.statusCode).toBe(422);
    expect(response.headers["content-type"]).toMatch(/^text\/html/);
    const shown = {
      form: { values: typed, problems: { email: { code: "not-an-email" } }, message: answers.invalid },
    };
    expect(drawn(response.body)).toMatchObject(shown);
  });

  test("a visitor of the Spanish pages is answered and thanked in Spanish", async () => {
    const app = start();
    const headers = { referer: "https://tendwell.example/es/contact" };
    const json = await app.inject({ method: "POST", url: "/api/contact", headers, payload: {} });
    const plain = form(note);
    const page = await app.inject({
      method: "POST",
      url: "/api/contact",
      payload: plain.payload,
      headers: { ...plain.headers, ...headers },
    });

    expect(json.json().message).toBe(words.es.forms.answers.invalid);
    expect(page.headers.location).toBe("/es/contact/thank-you");
    expect(await leads()).toMatchObject([{ language: "es", consent_version: words.es.forms.consent.version }]);
  });

  test("the consent the visitor saw is stored with the lead", async () => {
    const { version } = words.es.forms.consent;
    const app = start();
    const send = (sent: string) =>
      app.inject({ method: "POST", url: "/contact", payload: { ...ana, "consent-version": sent } });
    await send(version);
    await send("2025-01-01-en");
    const stored = (await leads()).map(({ consent_version }) => consent_version).sort();
    expect(stored).toEqual([version, "unknown"]);
  });
});
