import { expect, test } from "vitest";
import { talk } from "../../content/en/talk.ts";
import { rehearse } from "./rehearse.ts";
import { fakeMind } from "./testing/fake-mind.ts";

test("a mind goes through every kind of story before the first visitor tells one", async () => {
  const { mind, heard } = fakeMind();
  await rehearse(mind);

  expect(heard.map(({ text }) => text)).toEqual(talk.examples.items.map(({ text }) => text));
});
