import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import { onBothEngines } from "../database/testing/both-engines.ts";
import type { NewLead } from "./new-lead.ts";
import { leadRecorder, type Submission } from "./record-lead.ts";
import { ana } from "./testing/ana.ts";

const now = 1_790_000_000_000;
const minute = 60_000;
const everyChannel = ["sales-mail", "visitor-receipt", "webhook"] as const;
const fivePerTenMinutes = { count: 5, windowMs: 10 * minute };

function submit(lead: Partial<NewLead> = {}, rest: Partial<Submission> = {}): Submission {
  return { lead: { ...ana, ...lead }, holdReason: null, ...rest };
}

async function leadsAndChannels(db: Database) {
  const leads = await db.read(statement(db.build.selectFrom("leads").selectAll().orderBy("received_at")));
  const outbox = await db.read(statement(db.build.selectFrom("outbox").selectAll().orderBy("channel")));
  return { leads, channels: outbox.map(({ channel }) => channel) };
}

onBothEngines((store) => {
  test("a lead is kept with every word, and one delivery per channel waits", async () => {
    const db = await store.open();
    const recorded = await leadRecorder(db, { rate: "off", channels: everyChannel })(submit(), now);

    expect(recorded.outcome).toBe("accepted");
    const { leads, channels } = await leadsAndChannels(db);
    expect(leads).toEqual([
      {
        id: "id" in recorded && recorded.id,
        form: "landing",
        language: "en",
        state: "accepted",
        held_reason: null,
        submission_key: expect.stringMatching(/^words:/),
        name: "Ana Rivera",
        first_name: "Ana",
        last_name: "Rivera",
        email: "Ana@Example.com",
        email_key: "ana@example.com",
        facility: "Maple Court",
        role: "",
        subject: "",
        message: "Forty beds. ¿Cuándo? 👩🏽‍⚕️",
        consent_version: "v1",
        consented_at: now,
        received_at: now,
        released_at: null,
      },
    ]);
    expect(channels).toEqual([...everyChannel]);
  });

  test("a held lead is kept, and nothing is sent for it", async () => {
    const db = await store.open();
    const record = leadRecorder(db, { rate: "off", channels: everyChannel });
    const recorded = await record(submit({}, { holdReason: "trap-filled" }), now);

    expect(recorded.outcome).toBe("held");
    const { leads, channels } = await leadsAndChannels(db);
    expect(leads[0]).toMatchObject({ state: "held", held_reason: "trap-filled" });
    expect(channels).toEqual([]);
  });

  test("one submission sent ten times at once is one lead with one answer", async () => {
    const settings = await store.settings();
    const instances = await Promise.all([store.openAgain(settings), store.openAgain(settings)]);
    const recorders = instances.map((db) => leadRecorder(db, { rate: "off", channels: everyChannel }));
    const pageKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => recorders[index % 2]?.(submit({}, { pageKey }), now + index)),
    );

    expect(new Set(answers.map((answer) => answer && "id" in answer && answer.id)).size).toBe(1);
    expect(answers.filter((answer) => answer?.outcome === "accepted")).toHaveLength(1);
    const { leads, channels } = await leadsAndChannels(instances[0] as Database);
    expect([leads.length, channels.length]).toEqual([1, 3]);
  });

  test("a visitor who mends a word and sends again is heard twice", async () => {
    const db = await store.open();
    const record = leadRecorder(db, { rate: "off", channels: [] });
    const pageKey = randomUUID();
    await record(submit({}, { pageKey }), now);
    const mended = await record(submit({ message: "Fifty beds." }, { pageKey }), now);

    expect(mended.outcome).toBe("accepted");
  });

  test("without a key the same words within ten minutes are one lead, and an hour later two", async () => {
    const db = await store.open();
    const record = leadRecorder(db, { rate: "off", channels: [] });
    const first = await record(submit(), now);
    const outcomes = [await record(submit(), now + 9 * minute), await record(submit(), now + 60 * minute)];

    expect(outcomes[0]).toEqual({ ...first, outcome: "repeated" });
    expect(outcomes[1]?.outcome).toBe("accepted");
  });

  test("the limit bites across instances, exactly, and says how long to wait", async () => {
    const settings = await store.settings();
    const instances = await Promise.all([store.openAgain(settings), store.openAgain(settings)]);
    const recorders = instances.map((db) => leadRecorder(db, { rate: fivePerTenMinutes, channels: [] }));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        recorders[index % 2]?.(submit({ message: `${index}` }, { clientKey: "203.0.113.7" }), now),
      ),
    );

    expect(answers.filter((answer) => answer?.outcome === "accepted")).toHaveLength(5);
    expect(answers.find((answer) => answer?.outcome === "too-many")).toEqual({
      outcome: "too-many",
      retryAfterSeconds: 600,
    });
    expect((await leadsAndChannels(instances[0] as Database)).leads).toHaveLength(5);
  });

  test("a limit belongs to one visitor and ends with its window", async () => {
    const db = await store.open();
    const record = leadRecorder(db, { rate: { count: 1, windowMs: minute }, channels: [] });
    const post = (message: string, clientKey: string, at: number) => record(submit({ message }, { clientKey }), at);

    expect((await post("1", "a", now)).outcome).toBe("accepted");
    expect(await post("2", "a", now + 20_500)).toEqual({ outcome: "too-many", retryAfterSeconds: 40 });
    expect((await post("3", "b", now + 20_500)).outcome).toBe("accepted");
    expect((await post("4", "a", now + minute)).outcome).toBe("accepted");
    expect((await post("5", "a", now + minute + 1)).outcome).toBe("too-many");
  });

  test("a repeat is answered as before even by a visitor who is over the limit", async () => {
    const db = await store.open();
    const record = leadRecorder(db, { rate: { count: 1, windowMs: minute }, channels: [] });
    const once = submit({}, { clientKey: "a", pageKey: randomUUID() });
    const first = await record(once, now);
    await record(submit({ message: "another" }, { clientKey: "a" }), now);

    expect(await record(once, now + 1)).toEqual({ ...first, outcome: "repeated" });
  });

  test("no address of a visitor is stored", async () => {
    const db = await store.open();
    const record = leadRecorder(db, { rate: fivePerTenMinutes, channels: [] });
    await record(submit({}, { clientKey: "203.0.113.7" }), now);
    const rows = await db.read(statement(db.build.selectFrom("rate_windows").selectAll()));

    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
    expect(rows[0]?.key).not.toBe(createHash("sha256").update("203.0.113.7").digest("base64url"));
  });

  test("two stores know the same visitor by different names", async () => {
    const names = await Promise.all(
      [await store.open(), await store.open()].map(async (db) => {
        const record = leadRecorder(db, { rate: fivePerTenMinutes, channels: [] });
        await record(submit({}, { clientKey: "203.0.113.7" }), now);
        return (await db.read(statement(db.build.selectFrom("rate_windows").select("key"))))[0]?.key;
      }),
    );
    expect(new Set(names).size).toBe(2);
  });

  test("a window that a wrong clock began in the future locks nobody out", async () => {
    const db = await store.open();
    const record = leadRecorder(db, { rate: { count: 1, windowMs: 600_000 }, channels: [] });
    const send = (message: string, at: number) =>
      record({ lead: { ...ana, message }, clientKey: "one", holdReason: null }, at);
    const wrong = 1_790_000_000_000 + 86_400_000;
    expect((await send("a", wrong)).outcome).toBe("accepted");
    const right = 1_790_000_000_000;
    expect((await send("b", right)).outcome).toBe("accepted");
    expect(await send("c", right + 1_000)).toMatchObject({ outcome: "too-many", retryAfterSeconds: 599 });
  });
});
