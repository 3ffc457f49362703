import Fastify from "fastify";
import { expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { onBothEngines } from "../database/testing/both-engines.ts";
import { leadRecorder } from "../leads/record-lead.ts";
import { ana } from "../leads/testing/ana.ts";
import { type HealthServices, healthRoutes } from "./health-routes.ts";
import { createMetrics } from "./metrics.ts";

const start = 1_790_000_000_000;

onBothEngines((store) => {
  function app(db: Database, change: Partial<HealthServices> = {}) {
    const fastify = Fastify();
    const metrics = createMetrics();
    healthRoutes(fastify, {
      db,
      metrics,
      outbox: { lastLookAt: () => start },
      metricsToken: undefined,
      now: () => start,
      ...change,
    });
    return { get: (url: string, options = {}) => fastify.inject({ url, ...options }), metrics };
  }

  test("up and ready while the store takes writes and the outbox looks for work", async () => {
    const { get } = app(await store.open());
    expect((await get("/healthz")).statusCode).toBe(200);
    expect((await get("/readyz")).json()).toMatchObject({ store: true, outbox: true });
  });

  test("up but not ready when the store is gone, and ready again when it is back", async () => {
    const db = await store.open();
    let now = start;
    let isDown = true;
    const broken = {
      ...db,
      transact: (unit: never) => (isDown ? Promise.reject(new Error("gone")) : db.transact(unit)),
    };
    const { get } = app(broken as Database, { now: () => now, outbox: { lastLookAt: () => now } });

    expect((await get("/healthz")).statusCode).toBe(200);
    expect((await get("/readyz")).statusCode).toBe(503);
    isDown = false;
    now += 1000;
    expect((await get("/readyz")).statusCode).toBe(200);
  });

  test("not ready when the outbox has stood still for a minute", async () => {
    const { get } = app(await store.open(), { outbox: { lastLookAt: () => start - 60_000 } });
    const response = await get("/readyz");
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ store: true, outbox: false });
  });

  test("metrics tell leads by outcome, what waits and since when, and how long commits take", async () => {
    const db = await store.open();
    const { get, metrics } = app(db, { now: () => start + 90_000 });
    await leadRecorder(db, { rate: "off", channels: ["sales-mail", "webhook"] })(
      { lead: ana, holdReason: null },
      start,
    );
    metrics.countLead("landing", "accepted");
    metrics.timeCommit(0.002);

    const { body } = await get("/metrics");
    expect(body).toContain('tendwell_leads_total{form="landing",outcome="accepted"} 1');
    expect(body).toContain('tendwell_outbox_rows{channel="webhook",state="waiting"} 1');
    expect(body).toContain('tendwell_outbox_oldest_pending_seconds{channel="sales-mail"} 90');
    expect(body).toContain('tendwell_commit_seconds_bucket{le="0.0025"} 1');
    expect(body).toContain("tendwell_store_up 1");
  });

  test("metrics survive a store that is down, and say so", async () => {
    const db = await store.open();
    const { get } = app({ ...db, read: () => Promise.reject(new Error("gone")) });
    expect((await get("/metrics")).body).toContain("tendwell_store_up 0");
  });

  test("metrics are for this machine alone, or for who has the token", async () => {
    const db = await store.open();
    const open = app(db);
    expect((await open.get("/metrics", { remoteAddress: "203.0.113.7" })).statusCode).toBe(404);
    expect((await open.get("/metrics", { headers: { "x-forwarded-for": "203.0.113.7" } })).statusCode).toBe(404);
    expect((await open.get("/metrics", { remoteAddress: "::ffff:127.0.0.1" })).statusCode).toBe(200);

    const guarded = app(db, { metricsToken: "secret" });
    expect((await guarded.get("/metrics")).statusCode).toBe(404);
    expect((await guarded.get("/metrics", { headers: { authorization: "Bearer wrong!" } })).statusCode).toBe(404);
    const allowed = { remoteAddress: "203.0.113.7", headers: { authorization: "Bearer secret" } };
    expect((await guarded.get("/metrics", allowed)).statusCode).toBe(200);
  });
});
