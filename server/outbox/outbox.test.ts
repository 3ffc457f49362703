import { afterEach, expect, test, vi } from "vitest";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import { onBothEngines } from "../database/testing/both-engines.ts";
import { leadRecorder } from "../leads/record-lead.ts";
import { ana } from "../leads/testing/ana.ts";
import { dueClaimer, leaseMs } from "./claim-due.ts";
import { type Carriers, Refusal } from "./delivery.ts";
import { noteRefused, noteSent } from "./finish.ts";
import { outboxDepth } from "./outbox-depth.ts";
import { replayDead } from "./replay.ts";
import { type Outbox, runOutbox } from "./run-outbox.ts";

const start = 1_790_000_000_000;
const channels = ["sales-mail", "visitor-receipt", "webhook"] as const;
const random = () => 0.5;

async function keepLeads(db: Database, count: number) {
  const record = leadRecorder(db, { rate: "off", channels });
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      record({ lead: { ...ana, message: `lead ${index}` }, holdReason: null }, start),
    ),
  );
}

function rows(db: Database) {
  return db.read(statement(db.build.selectFrom("outbox").selectAll().orderBy("channel")));
}

const running: Outbox[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((outbox) => outbox.stop(1000)));
});

function run(db: Database, carriers: Carriers, chance = random) {
  const outbox = runOutbox({ db, carriers, now: () => start, random: chance });
  running.push(outbox);
  return outbox;
}

onBothEngines((store) => {
  test("what waits is carried out once per channel and noted", async () => {
    const db = await store.open();
    await keepLeads(db, 20);
    const carried: string[] = [];
    const carry = (channel: string) => async (_lead: unknown, id: string) => void carried.push(`${channel} ${id}`);
    run(db, Object.fromEntries(channels.map((channel) => [channel, carry(channel)])));

    await expect.poll(async () => (await rows(db)).map((row) => row.state)).toEqual(Array(60).fill("sent"));
    expect(new Set(carried).size).toBe(60);
    expect(carried).toHaveLength(60);
  });

  test("a new lead does not wait for the next look", async () => {
    const db = await store.open();
    let carried = 0;
    // By chance the next look is a quarter of an hour away.
    const outbox = run(db, { "sales-mail": async () => void carried++ }, () => 1000);
    await expect.poll(outbox.lastLookAt).toBe(start);

    await keepLeads(db, 1);
    await expect.poll(() => carried).toBe(1);
  });

  test("two workers never hold the same row", async () => {
    const settings = await store.settings();
    const [one, two] = [await store.openAgain(settings), await store.openAgain(settings)];
    await keepLeads(one, 30);
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => dueClaimer(index % 2 ? one : two, "webhook")(5, start)),
    );
    const ids = claims.flat().map(({ row }) => row.id);

    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  test("a worker that dies counts nothing against its row, which falls due again", async () => {
    const db = await store.open();
    await keepLeads(db, 1);
    await dueClaimer(db, "webhook")(1, start);

    expect(await dueClaimer(db, "webhook")(1, start + leaseMs - 1)).toEqual([]);
    const [again] = await dueClaimer(db, "webhook")(1, start + leaseMs);
    expect(again?.row).toMatchObject({ refusals: 0, claims: 2 });
  });

  test("a note from a worker whose lease ran out changes nothing", async () => {
    const db = await store.open();
    await keepLeads(db, 1);
    const [slow] = await dueClaimer(db, "webhook")(1, start);
    const [quick] = await dueClaimer(db, "webhook")(1, start + leaseMs);
    if (!slow || !quick) throw new Error("nothing claimed");

    expect(await noteSent(db, quick.row, start + leaseMs)).toBe("sent");
    expect(await noteRefused(db, slow.row, new Error("late"), { now: start + leaseMs, random })).toBe("lost-lease");
    expect((await rows(db)).find((row) => row.channel === "webhook")).toMatchObject({
      state: "sent",
      refusals: 0,
    });
  });

  test("refusals are retried over at least three days, then given up and kept", async () => {
    const db = await store.open();
    await keepLeads(db, 1);
    let now = start;
    let outcome = "again";
    const waits: number[] = [];
    while (outcome === "again") {
      const [claim] = await dueClaimer(db, "webhook")(1, now);
      if (!claim) throw new Error("nothing was due");
      outcome = await noteRefused(db, claim.row, new Error("503"), { now, random: () => 0 });
      const [row] = (await rows(db)).filter(({ channel }) => channel === "webhook");
      if (!row) throw new Error("the row is gone");
      if (outcome === "again") waits.push(row.due_at - now);
      now = row.due_at;
    }

    expect(outcome).toBe("dead");
    expect(waits[0]).toBeLessThanOrEqual(30_000);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(Math.max(...waits)).toBeLessThanOrEqual(86_400_000);
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThanOrEqual(3 * 86_400_000);
    expect((await rows(db)).find((row) => row.channel === "webhook")).toMatchObject({
      state: "dead",
      last_error: "503",
      refusals: 11,
    });
  });

  test("a final refusal is given up at once, and a replay starts it afresh", async () => {
    const db = await store.open();
    await keepLeads(db, 2);
    for (const claim of await dueClaimer(db, "sales-mail")(2, start)) {
      await noteRefused(db, claim.row, new Refusal("550 no such user", { isFinal: true }), {
        now: start,
        random,
      });
    }
    expect(await outboxDepth(db)).toContainEqual({
      channel: "sales-mail",
      state: "dead",
      count: 2,
      oldest: start,
    });

    const [first] = await rows(db);
    expect(await replayDead(db, start + 5, first?.id)).toEqual([first?.id]);
    expect(await replayDead(db, start + 5)).toHaveLength(1);
    expect(await dueClaimer(db, "sales-mail")(9, start + 5)).toHaveLength(2);
    expect(await replayDead(db, start + 5)).toEqual([]);
  });

  test("a receiver's own wish to wait is honoured", async () => {
    const db = await store.open();
    await keepLeads(db, 1);
    const [claim] = await dueClaimer(db, "webhook")(1, start);
    if (!claim) throw new Error("nothing claimed");
    await noteRefused(db, claim.row, new Refusal("429", { retryAfterMs: 600_000 }), { now: start, random });

    expect((await rows(db)).find((row) => row.channel === "webhook")?.due_at).toBe(start + 600_000);
  });

  test("a mail server that hangs delays no webhook", async () => {
    const db = await store.open();
    await keepLeads(db, 12);
    let hooks = 0;
    const release: (() => void)[] = [];
    run(db, {
      "sales-mail": () => new Promise((resolve) => release.push(resolve)),
      webhook: async () => void hooks++,
    });

    await expect.poll(() => hooks).toBe(12);
    expect(release).toHaveLength(8);
    for (const done of release) done();
  });

  test("stopping waits for what was being claimed at that moment", async () => {
    const db = await store.open();
    await keepLeads(db, 1);
    const carried = vi.fn(async () => {});
    await run(db, { webhook: carried }).stop(30_000);

    expect(carried).toHaveBeenCalledOnce();
    expect((await rows(db)).find((row) => row.channel === "webhook")?.state).toBe("sent");
  });

  test("stopping in the middle of a look does not wait for the next one", async () => {
    const db = await store.open();
    await run(db, { webhook: async () => {} }, () => 1000).stop(600_000);
    await expect(rows(db)).resolves.toEqual([]);
  });

  test("stopping waits for the delivery that is on its way", async () => {
    const db = await store.open();
    await keepLeads(db, 1);
    const arrivals: (() => void)[] = [];
    const outbox = run(db, { webhook: () => new Promise((resolve) => arrivals.push(resolve)) });
    await expect.poll(() => arrivals.length).toBe(1);
    const stopped = outbox.stop(30_000);
    for (const arrive of arrivals) arrive();
    await stopped;

    expect((await rows(db)).find((row) => row.channel === "webhook")?.state).toBe("sent");
  });
});
