import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { Field, IncidentReport } from "../../contracts/report.ts";
import { madeUpReport } from "../../sheets/testing/made-up-report.ts";
import { modelReader } from "./model-reader.ts";
import { addSuggestions } from "./second-reader.ts";
import { received, says, silent, standIn } from "./testing/model-stand-in.ts";

const said =
  "Mr. K, room two fourteen, was on the floor at nine. He wore his fancy moccasins. " +
  "Mr. K says he was after his reading glasses.";
const report: IncidentReport = {
  ...madeUpReport,
  narrative: said,
  resident: { name: heard("Mr. K", "Mr. K"), room: heard("214", "two fourteen") },
  witnessed: heard("no", "was on the floor"),
};

function heard<T>(value: T, quote: string): Field<T> {
  const start = said.indexOf(quote);
  return { value, evidence: [{ start, end: start + quote.length, quote }], how: "spoken" };
}

async function modelThat(answers: (response: ServerResponse) => void, timeoutMs = 5000) {
  return modelReader({ baseUrl: await standIn(answers), apiKey: "key", model: "small", timeoutMs });
}

test("a value is taken when its quote is in the transcript, with the place it stands in", async () => {
  const read = await modelThat(says({ ...silent, fall_footwear: { value: "slippers", quote: "his fancy moccasins" } }));
  const [suggestion] = await read(report);
  expect(suggestion).toMatchObject({ path: "fall.footwear", value: "slippers" });
  const { start, end, quote } = suggestion?.evidence ?? { start: 0, end: 0, quote: "" };
  expect(said.slice(start, end)).toBe(quote);
  expect(quote).toBe("his fancy moccasins");
});

test("names and rooms never leave, and a quote around them finds its way back", async () => {
  const read = await modelThat(
    says({
      ...silent,
      residentStatement: {
        value: "he was after his reading glasses",
        quote: "[NAME] says he was after his reading glasses",
      },
    }),
  );
  const [suggestion] = await read(report);
  expect(received.body).not.toMatch(/Mr\. K|two fourteen/);
  expect(suggestion?.evidence.quote).toBe("Mr. K says he was after his reading glasses");
});

test("an invented quote, an unknown code and a text that is not in its quote are dropped", async () => {
  const read = await modelThat(
    says({
      ...silent,
      headStrike: { value: "no", quote: "did not hit his head" },
      location: { value: "moon", quote: "on the floor" },
      wound_site: { value: "left heel", quote: "on the floor" },
    }),
  );
  expect(await read(report)).toEqual([]);
});

test("a slow model is not waited for", async () => {
  const neverAnswers = () => {};
  const read = await modelThat(neverAnswers, 60);
  expect(await read(report)).toEqual([]);
});

test.each([
  ["half a reply", says('{"fall_footwear": {"value"')],
  ["a reply of another shape", says({ ...silent, headStrike: "yes" })],
  ["a refusal", says(null, { message: { content: null, refusal: "I cannot help with that" } })],
  ["a reply that was cut off", says(silent, { finish_reason: "length" })],
  ["no choices", (response: ServerResponse) => response.end('{"choices":[]}')],
  ["an error page", (response: ServerResponse) => response.writeHead(500).end("<html>")],
  ["a dropped line", (response: ServerResponse) => response.destroy()],
])("%s is no answer", async (_, answers) => {
  const read = await modelThat(answers);
  expect(await read(report)).toEqual([]);
});

test("an answer that is far too long is no answer, though it is a good one", async () => {
  const good = { ...silent, fall_footwear: { value: "slippers", quote: "his fancy moccasins" } };
  const padded = (spaces: number) => modelThat(says(good, { padding: " ".repeat(spaces) }));
  expect(await (await padded(1_000))(report)).toHaveLength(1);
  expect(await (await padded(70_000))(report)).toEqual([]);
});

test("a redirect is not followed: the words stay with the endpoint that was set", async () => {
  let asked = 0;
  const elsewhere = createServer((_request, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((ready) => elsewhere.listen(0, "127.0.0.1", ready));
  const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  const read = await modelThat((response) => response.writeHead(307, { location }).end());
  expect(await read(report)).toEqual([]);
  expect(asked).toBe(0);
  elsewhere.close();
});

test("a model that is not there is no answer", async () => {
  const read = modelReader({
    baseUrl: "http://127.0.0.1:9/v1",
    apiKey: "key",
    model: "small",
    timeoutMs: 200,
  });
  expect(await read(report)).toEqual([]);
});

test("suggestions fill empty leaves only and leave the verdict alone", () => {
  const evidence = { start: 0, end: 5, quote: "Mr. K" };
  const added = addSuggestions(report, [
    { path: "fall.footwear", value: "slippers", evidence },
    { path: "witnessed", value: "yes", evidence },
  ]);
  expect(added.fall?.footwear).toMatchObject({ value: "slippers", how: "suggested" });
  expect(added.witnessed).toEqual(report.witnessed);
  expect(added.priority).toEqual(report.priority);
  expect(added.actions).toEqual(report.actions);
  expect(added.audit).toHaveLength(1);
  expect(report.audit).toHaveLength(0);
});
