import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { unwrap } from "../content/testing/unwrap.ts";
import { webCall } from "../contracts/calls.ts";
import { joinCall, visitor } from "./calls/testing/join-call.ts";
import { catalogue } from "./speech/models/catalogue.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const policy = unwrap(readFileSync("content/legal/privacy.md", "utf8"));
let server: TestServer | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.close();
  server = undefined;
});

/** What is not done with data, each test named after the words that promise it. */
function promise(words: string, hold: () => void | Promise<void>) {
  test(words, async () => {
    expect(policy).toContain(words);
    await hold();
  });
}

/** One more model is one more thing that could be found out about a voice: look at it, then at the policy. */
function nothingButWordsIsHeard() {
  expect(Object.values(catalogue).map(({ title }) => title)).toEqual([
    "voice detection (Silero v5)",
    "the recogniser's vocabulary",
    "speech recognition (Moonshine)",
    "pronunciations (CMUdict)",
    "the voice (Piper, LibriTTS-R)",
    "the second voice (Kokoro)",
  ]);
}

promise("We do not make voiceprints.", nothingButWordsIsHeard);
promise("We make no voiceprints or other biometric identifiers.", nothingButWordsIsHeard);
promise(
  "We do not use your voice to find out who you are, or to judge your mood or your work.",
  nothingButWordsIsHeard,
);

promise("We do not use your voice, your words or your reports to train AI models.", async () => {
  const started = await startTestServer();
  server = started;
  const call = v.parse(webCall, await (await visitor(started.url).openCall({ typedOnly: "true" })).json());
  const line = await joinCall(started.url, call.webCallUrl);
  line.type("Mr. K fell in Zanzibar.");
  await line.until(() => line.view()?.reports.length === 1);
  line.send({ type: "end-call" });
  await line.closed();
  await expect.poll(async () => (await started.services.calls.calls.find(call.id))?.status).toBe("ended");
  // They lie in the store, which is emptied on its schedule, and in nothing that a lesson could be made of.
  const files = readdirSync(started.dataDir, { recursive: true, encoding: "utf8" })
    .map((name) => join(started.dataDir, name))
    .filter((file) => statSync(file).isFile() && readFileSync(file).includes("Zanzibar"));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(basename(file)).toMatch(/^tendwell\.db|\.eml$/);
});

promise("We do not share it for advertising across other sites and apps.", async () => {
  const started = await startTestServer();
  server = started;
  const asked = vi.spyOn(globalThis, "fetch");
  const body = { name: "Ana", email: "ana@example.com", subject: "Beds", message: "Two, please." };
  const answer = await fetch(`${started.url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  await expect.poll(() => readdirSync(join(started.dataDir, "mail"))).toHaveLength(2);
  for (const [address] of asked.mock.calls) expect(String(address)).toContain(started.url);
  // Nor could a page send it: it may ask, and post to, nobody but us.
  const rules = (await started.get("/contact")).headers.get("content-security-policy") ?? "";
  for (const rule of ["connect-src", "form-action"])
    expect(new RegExp(`${rule} ([^;]*)`).exec(rules)?.[1]).toBe("'self'");
});
