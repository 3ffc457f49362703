import { beforeAll, expect, test } from "vitest";
import type { Perceive } from "../../assistant/perceive/perception.ts";
import { openPerceive } from "./open-perceive.ts";

const heard = { now: "2026-03-14T21:20", setting: "nursing_home", known: {} } as const;
let perceive: Perceive;
beforeAll(async () => {
  perceive = await openPerceive();
});

test.each([
  ["It's loud in here, the dishwasher is going. Can I just type it?", "can_i_type"],
  ["hello? can you hear me?", "are_you_there"],
  ["So who made you, like what company is behind this thing?", "who_makes_it"],
  ["What if the person I gotta report is my own supervisor, who do I tell then?", "boss_did_it"],
])("«%s» is answered by %s", async (said, answer) => {
  expect(await perceive(said, heard)).toMatchObject({
    act: "ask-back",
    answer,
  });
});

test.each(["Hi there, how are you today?", "did you watch the game last night?"])(
  "«%s» stays small talk",
  async (said) => {
    expect((await perceive(said, heard)).act).toBe("small-talk");
  },
);
