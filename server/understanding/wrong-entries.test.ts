import { beforeAll, expect, test } from "vitest";
import type { Heard, Perceive } from "../../assistant/perceive/perception.ts";
import { openPerceive } from "./open-perceive.ts";

let perceive: Perceive;
beforeAll(async () => {
  perceive = await openPerceive();
});

const wrongAfter = async (said: string, known: Heard["known"], asked?: Heard["asked"]) =>
  (await perceive(said, { now: "2026-11-17T20:50", setting: "nursing_home", known, asked })).wrong;

const ill = { kind: "infection", "resident.name": "Peggy", symptoms: ["vomiting", "diarrhea"] } as const;
const thrown = { kind: "behavior_elopement", "resident.name": "Harold", "behavior.type": "sexual" } as const;
const gone = { kind: "behavior_elopement", "resident.name": "Walt", signs: ["missing"] } as const;
const still = { kind: "fall", "resident.name": "Mrs. Cole", signs: ["not_breathing"] } as const;

test.each<[string, object, unknown]>([
  ["nobodys got diarrhea, take that off", ill, "diarrhea"],
  ["nobody said anything sexual", thrown, "sexual"],
  ["sexual?? he threw soup", thrown, "sexual"],
  ["take the sexual part OUT", thrown, "sexual"],
  ["hes back in bed now, 8:40", gone, "missing"],
  ["found him by the mailbox, hes fine", gone, "missing"],
  ["she IS breathing", still, "not_breathing"],
])("%j takes out what the report should not hold", async (said, known, value) => {
  expect((await wrongAfter(said, known)).map((entry) => entry.value)).toEqual([value]);
});

test.each<[string, object]>([
  ["yeah diarrhea too, all morning", ill],
  ["no fever", ill],
  ["he isn't back yet", gone],
  ["they found his slipper, still looking", gone],
  ["no, nobody was hurt", thrown],
  ["she still isn't breathing", still],
])("%j leaves the report as it is", async (said, known) => {
  expect(await wrongAfter(said, known)).toEqual([]);
});

test("one entry put right leaves the others alone", async () => {
  const known = {
    kind: "fall",
    "resident.name": "Miss Lamb",
    "resident.room": "112",
    location: "dining_room",
  } as const;
  const asked = { path: "read-back", text: "Miss Lamb, room 112, fell in the dining room. Is that right?" };

  expect(await wrongAfter("Close, but make it 121, I flipped the numbers.", known, asked)).toEqual([
    { path: "resident.room", value: "112" },
  ]);
});
