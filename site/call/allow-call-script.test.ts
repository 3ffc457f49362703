import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
});

async function rulesMade(createPolicy: (name: string, rules: { createScriptURL(url: string): unknown }) => void) {
  const { allowCallScript } = await import("./allow-call-script.ts");
  allowCallScript({ trustedTypes: { createPolicy } });
  allowCallScript({ trustedTypes: { createPolicy } });
}

test("one rule is made, and it lets through the call's script alone", async () => {
  const createPolicy = vi.fn();
  await rulesMade(createPolicy);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  const { createScriptURL } = createPolicy.mock.calls[0]?.[1] ?? {};
  const script = "https://c.daily.co/call-machine/versioned/0.87.0/static/call-machine-object-bundle.js";
  expect(createScriptURL(script)).toBe(script);
  expect(createScriptURL(script)).toBe(`${script}?try=2`);
  expect(createScriptURL("https://c.daily.co.evil.example/x.js")).toBeNull();
  expect(createScriptURL("data:text/javascript,1")).toBeNull();
});

test("a page that allows no rule goes on without one", async () => {
  await rulesMade(() => {
    throw new TypeError("disallowed");
  });
});
