import { expect, test } from "vitest";
import { onBothEngines } from "../database/testing/both-engines.ts";
import { createSessionTokens } from "./session-token.ts";
import { spendToken } from "./spend-token.ts";

const site = "https://care.example";
const consented = { consent: "2026-11-15-en", language: "en" } as const;
const now = Date.UTC(2026, 10, 15);

onBothEngines((store) => {
  test("with one secret and one store, a token of one instance starts one call on any of them", async () => {
    const db = await store.open();
    const spend = (nonce: string) => spendToken(db, nonce, now);
    const instance = (secret?: string) => createSessionTokens({ now: () => now, secret, spend });
    const shared = "a secret that all of them know";
    const [one, other, stranger] = [instance(shared), instance(shared), instance()];
    const { token } = one.issue("ana@example.com", site, consented);

    expect(await stranger.redeem(token, "ana@example.com", site)).toBeUndefined();
    const tries = await Promise.all([other, one, other].map((tokens) => tokens.redeem(token, "ana@example.com", site)));
    expect(tries.filter((found) => found !== undefined)).toEqual([consented]);
  });
});

test("a token for another address, another site or a later time is not spent", async () => {
  let time = now;
  const spent: string[] = [];
  const spend = async (nonce: string) => spent.push(nonce) === 1;
  const tokens = createSessionTokens({ now: () => time, secret: undefined, spend });
  const { token } = tokens.issue("ana@example.com", site, consented);

  expect(await tokens.redeem(token, "bob@example.com", site)).toBeUndefined();
  expect(await tokens.redeem(token, "ana@example.com", "https://elsewhere.example")).toBeUndefined();
  expect(await tokens.redeem(`${token}x`, "ana@example.com", site)).toBeUndefined();
  time += 60_000;
  expect(await tokens.redeem(token, "ana@example.com", site)).toBeUndefined();
  expect(spent).toEqual([]);
});
