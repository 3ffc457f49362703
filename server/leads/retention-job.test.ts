import { expect, test } from "vitest";
import { onBothEngines } from "../database/testing/both-engines.ts";
import { createLog } from "../observe/log.ts";
import { countLeads } from "./browse-leads.ts";
import { enforceRetention } from "./enforce-retention.ts";
import { leadRecorder } from "./record-lead.ts";
import { retentionRun } from "./retention-job.ts";
import { ana } from "./testing/ana.ts";

const start = Date.UTC(2026, 10, 15);
const day = 86_400_000;
const retention = { leadMonths: 24, spamDays: 30, callDays: 30 };

onBothEngines((store) => {
  async function prepare(count: number) {
    const db = await store.open();
    const record = leadRecorder(db, { rate: "off", channels: [] });
    for (let index = 0; index < count; index++) {
      const lead = { ...ana, message: `${index}` };
      await record({ lead, holdReason: null }, start + index);
    }
    const lines: string[] = [];
    const log = createLog({ level: "info", destination: { write: (line) => lines.push(String(line)) } });
    const run = (now: number) => retentionRun({ db, retention, now: () => now, log, mailFolder: "/nowhere" });
    return { db, run, lines };
  }

  test("a clock that runs three years ahead deletes nothing, and says so", async () => {
    const { db, run, lines } = await prepare(7);
    await run(start + day);
    await run(start + 3 * 365 * day);
    await run(start + 3 * 365 * day + 3_600_000);

    expect(await countLeads(db, {})).toBe(7);
    expect(lines.filter((line) => line.includes("clock"))).toHaveLength(2);

    await run(start + 2 * day);
    await run(start + 2 * day + 3_600_000);
    expect(lines.filter((line) => line.includes("clock"))).toHaveLength(2);
    expect(await countLeads(db, {})).toBe(7);
  });

  test("it says so even at the first start, when only the leads tell the time", async () => {
    const { db, run } = await prepare(7);
    await run(start + 3 * 365 * day);
    expect(await countLeads(db, {})).toBe(7);
  });

  test("a clock that has gone on for three days is believed: what is too old goes", async () => {
    const { db, run } = await prepare(7);
    const later = start + 3 * 365 * day;
    for (let hour = 0; hour <= 60; hour += 12) await run(later + hour * 3_600_000);
    expect(await countLeads(db, {})).toBe(7);
    await run(later + 3 * day + 3_600_000);
    expect(await countLeads(db, {})).toBe(0);
  });

  test("one run takes a tenth of what is kept, or a few, and the rest goes with the next", async () => {
    const { db } = await prepare(60);
    const later = start + 3 * 365 * day;
    expect(await enforceRetention(db, retention, later)).toMatchObject({ isCapped: true });
    expect(await countLeads(db, {})).toBe(35);
    await enforceRetention(db, retention, later);
    await enforceRetention(db, retention, later);
    expect(await countLeads(db, {})).toBe(0);
  });
});
