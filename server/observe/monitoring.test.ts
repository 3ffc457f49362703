import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const read = (file: string) => readFileSync(`docs/monitoring/${file}`, "utf8");
const documented = [...read("metrics.md").matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map(([, name, kind]) => ({
  name: name ?? "",
  kind,
}));
const dashboard = JSON.parse(read("dashboard.json")) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const panels = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => [`the panel "${title}"`, expr] as const),
);
const alerts = [...read("alerts.yml").matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(
  ([, name, expr = ""]) => [`the alert ${name}`, expr] as const,
);

let server: TestServer;
let told = "";
beforeAll(async () => {
  server = await startTestServer();
  await server.get("/");
  await server.get(`/voice/${"secret".repeat(5)}`);
  told = await (await server.get("/metrics")).text();
});
afterAll(() => server.close());

const existing = () => [...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, kind]) => ({ name, kind }));

test("every metric that a running server tells is documented with its kind", () => {
  expect(documented).toEqual(expect.arrayContaining(existing()));
});

test("every metric of ours that is documented exists", () => {
  const ours = documented.filter(({ name }) => name.startsWith("tendwell_"));
  expect(ours.length).toBeGreaterThan(15);
  expect(existing()).toEqual(expect.arrayContaining(ours));
});

test.each([...panels, ...alerts])("%s asks for metrics and suffixes that exist", (_name, expr) => {
  const kinds = new Map(documented.map(({ name, kind }) => [name, kind]));
  const used = expr.match(/\b(?:tendwell|process|nodejs)_\w+/g) ?? [];
  for (const name of used) {
    const histogram = name.replace(/_(?:bucket|count|sum)$/, "");
    expect(kinds.get(name) ?? (kinds.get(histogram) === "histogram" ? "histogram" : undefined), name).toBeDefined();
  }
  expect(used.length > 0 || expr.startsWith("up")).toBe(true);
});

test("each alert says what to do, and none was missed by this test", () => {
  const text = read("alerts.yml");
  expect(alerts.length).toBeGreaterThan(10);
  expect(text.match(/- alert:/g)).toHaveLength(alerts.length);
  expect(text.match(/action: ".+"/g)).toHaveLength(alerts.length);
});

test("requests are told by their route's pattern, never by what a visitor put into the address", () => {
  expect(told).toMatch(/tendwell_http_request_seconds_count\{route="\/\*",method="GET",status="200"\} 1/);
  expect(told).not.toContain("secret");
});
