import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { callKeeper } from "../calls/keep-call.ts";
import { newCall } from "../calls/testing/new-call.ts";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import { onBothEngines } from "../database/testing/both-engines.ts";
import { enqueuer } from "../outbox/enqueue.ts";
import { countLeads, everyLead, newestLeads, showLead } from "./browse-leads.ts";
import { enforceRetention } from "./enforce-retention.ts";
import { deleteLead, erasePerson } from "./erase-person.ts";
import type { NewLead } from "./new-lead.ts";
import type { HoldReason } from "./reason-to-hold.ts";
import { leadRecorder } from "./record-lead.ts";
import { releaseLead } from "./release-lead.ts";
import { ana } from "./testing/ana.ts";

const now = Date.UTC(2026, 10, 15);
const day = 86_400_000;
const channels = ["sales-mail", "visitor-receipt"] as const;

onBothEngines((store) => {
  let db: Database;
  beforeEach(async () => {
    db = await store.open();
  });

  async function keep(change: Partial<NewLead>, at = now, holdReason: HoldReason | null = null) {
    const recorded = await leadRecorder(db, { rate: "off", channels })({ lead: { ...ana, ...change }, holdReason }, at);
    return "id" in recorded ? recorded.id : "";
  }
  async function keepCall(email: string, started_at: number) {
    const keepAll = callKeeper(db);
    const id = randomUUID();
    await keepAll.begin({ ...newCall, id, email }, started_at);
    await db.transact([
      statement(
        db.build
          .insertInto("voice_events")
          .values({ id: randomUUID(), call_id: id, type: "hang", body: "{}", received_at: started_at }),
      ),
    ]);
  }
  const messages = async () => (await newestLeads(db, {}, 100)).map((lead) => lead.message).sort();
  const rows = async (table: "outbox" | "calls" | "voice_events" | "erasures") =>
    db.read(statement(db.build.selectFrom(table).selectAll()));

  test("a held lead that is released goes out once", async () => {
    const id = await keep({}, now, "trap-filled");
    const enqueue = enqueuer(db, channels);

    expect(await releaseLead(db, enqueue, id, now + 5)).toBe(true);
    expect(await releaseLead(db, enqueue, id, now + 6)).toBe(false);
    const shown = await showLead(db, id);
    expect(shown?.lead).toMatchObject({
      state: "accepted",
      held_reason: "trap-filled",
      released_at: now + 5,
    });
    expect(shown?.deliveries.map((row) => row.channel)).toEqual([...channels]);
  });

  test("erasing a person leaves nothing of them but the note that it was done", async () => {
    await keep({ message: "one" });
    await keep({ message: "two", email: "ANA@EXAMPLE.COM" });
    await keep({ message: "other", email: "ben@example.com" });
    await keepCall("ana@example.com", now);
    await keepCall("ben@example.com", now);

    const erased = await erasePerson(db, " ana@example.com", now);
    expect([erased.leads.length, erased.calls.length]).toEqual([2, 1]);
    expect(await messages()).toEqual(["other"]);
    expect(await rows("outbox")).toHaveLength(2);
    expect(await rows("calls")).toHaveLength(1);
    expect(await rows("voice_events")).toHaveLength(1);
    const erasures = await rows("erasures");
    expect(erasures).toMatchObject([{ leads: 2, calls: 1, erased_at: now }]);
    expect(JSON.stringify(erasures)).not.toContain("ana");
  });

  test("deleting one lead takes its deliveries and leaves the others", async () => {
    const id = await keep({ message: "one" });
    await keep({ message: "two" });

    expect([await deleteLead(db, id), await deleteLead(db, id)]).toEqual([true, false]);
    expect(await messages()).toEqual(["two"]);
    expect(await rows("outbox")).toHaveLength(2);
  });

  test("nothing is kept longer than promised, and nothing is deleted sooner", async () => {
    const released = await keep({ message: "spam, released" }, now - 31 * day, "trap-filled");
    await releaseLead(db, enqueuer(db, channels), released, now - 20 * day);
    await keep({ message: "old" }, Date.UTC(2024, 10, 14));
    await keep({ message: "nearly old" }, Date.UTC(2024, 10, 16));
    await keep({ message: "old spam" }, now - 31 * day, "trap-filled");
    await keep({ message: "new spam" }, now - 29 * day, "trap-filled");
    await keepCall("ana@example.com", now - 31 * day);
    await keepCall("ana@example.com", now - 29 * day);

    const retention = { leadMonths: 24, spamDays: 30, callDays: 30 };
    const expired = await enforceRetention(db, retention, now);
    expect([expired.leads.length, expired.calls.length]).toEqual([2, 1]);
    expect(await messages()).toEqual(["nearly old", "new spam", "spam, released"]);
    expect(await enforceRetention(db, retention, now)).toMatchObject({ leads: [], calls: [] });
    expect([await rows("calls"), await rows("voice_events")]).toMatchObject([[{}], [{}]]);
  });

  test("windows of visitors are forgotten after a day, and those that a wrong clock began ahead of us", async () => {
    const begin = (key: string, started_at: number) =>
      statement(db.build.insertInto("rate_windows").values({ key, started_at, hits: 1 }));
    await db.transact([begin("old", now - 2 * day), begin("new", now), begin("ahead", now + 2 * day)]);
    await enforceRetention(db, { leadMonths: 24, spamDays: 30, callDays: 30 }, now);
    const left = await db.read(statement(db.build.selectFrom("rate_windows").select("key")));
    expect(left).toEqual([{ key: "new" }]);
  });

  test("leads are found by state, time and person", async () => {
    await keep({ message: "one" }, now - 5 * day);
    await keep({ message: "two", email: "ben@example.com" }, now);
    await keep({ message: "three" }, now, "trap-filled");

    const found = async (filter: Parameters<typeof newestLeads>[1]) =>
      (await newestLeads(db, filter, 10)).map((lead) => lead.message).sort();
    expect(await found({ state: "held" })).toEqual(["three"]);
    expect(await found({ since: now - day })).toEqual(["three", "two"]);
    expect(await found({ email: "ben@example.com" })).toEqual(["two"]);
    expect(await countLeads(db, { state: "accepted" })).toBe(2);
    expect(await newestLeads(db, {}, 1)).toHaveLength(1);
  });

  test("a walk over every lead meets each once, in order, even when many share a moment", async () => {
    const record = leadRecorder(db, { rate: "off", channels: [] });
    for (let done = 0; done < 2300; done += 100) {
      await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          record({ lead: { ...ana, message: `${done + index}` }, holdReason: null }, now + (index % 3)),
        ),
      );
    }
    const met: string[] = [];
    const times: number[] = [];
    for await (const page of everyLead(db, {})) {
      expect(page.length).toBeLessThanOrEqual(1000);
      met.push(...page.map((lead) => lead.id));
      times.push(...page.map((lead) => lead.received_at));
    }
    expect(new Set(met).size).toBe(2300);
    expect(met).toHaveLength(2300);
    expect(times).toEqual([...times].sort());
  });
});
