import { afterEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { bar, sparkline } from "./draw.ts";
import { addressOf, parseMetrics, quantile, readServer } from "./server-figures.ts";

let server: TestServer;
afterEach(() => server?.close());

test("a running server tells its operator how it does", async () => {
  server = await startTestServer({ METRICS_TOKEN: "token-of-the-operator" });
  await server.get("/");
  await server.get("/nothing-here");
  const figures = await readServer(server.url, "token-of-the-operator");
  expect(figures).toMatchObject({ requests: { 200: 1, 404: 1 }, calls: { live: 0, speechIsReady: false } });
  expect(figures.memoryBytes).toBeGreaterThan(1e7);
  expect(figures.pageMs.p99).toBeGreaterThan(0);
  await expect(readServer(server.url, undefined)).rejects.toThrow("404");
});

test("a share of what was observed is read from buckets, over all labels that are not asked for", () => {
  const samples = parseMetrics(
    [
      '# TYPE t histogram\nt_bucket{le="0.1",route="/*"} 8',
      't_bucket{le="1",route="/*"} 9\nt_bucket{le="+Inf",route="/*"} 10',
      't_bucket{le="0.1",route="/x"} 0\nt_bucket{le="1",route="/x"} 0\nt_bucket{le="+Inf",route="/x"} 10',
    ].join("\n"),
  );
  expect(quantile(samples, "t", 0.5, { route: "/*" })).toBe(0.1);
  expect(quantile(samples, "t", 0.9, { route: "/*" })).toBe(1);
  expect(quantile(samples, "t", 0.99, {})).toBe(1);
  expect(quantile(samples, "other", 0.5, {})).toBe(0);
});

test("a server that listens everywhere is asked on this machine", () => {
  expect(addressOf({ host: "0.0.0.0", port: 80 })).toBe("http://localhost:80");
  expect(addressOf({ host: "::1", port: 80 })).toBe("http://[::1]:80");
});

test("small pictures: columns by height, bars by length", () => {
  expect(sparkline([0, 5, 10])).toBe("▁▅█");
  expect([bar(10, 10), bar(1, 1000), bar(0, 10), bar(0, 0)].map((drawn) => drawn.length)).toEqual([20, 1, 0, 0]);
});
