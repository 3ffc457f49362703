import { expect, test } from "vitest";
import { call } from "../../content/en/call.ts";
import type { IncidentReport } from "../../contracts/report.ts";
import { settingNote } from "../../contracts/setting-note.ts";
import { assistantMind } from "./assistant-mind.ts";
import type { Conversation } from "./mind.ts";

const story = "I just found Mrs. R on the floor in room two fourteen at ten after two. Nobody saw it.";
const begin = () => assistantMind.begin({ now: new Date(2026, 10, 15, 2, 20), setting: "nursing_home" });

async function say(conversation: Conversation, text: string, by: "speech" | "typing" = "speech") {
  conversation.hear({ text, by });
  const reply = await conversation.next();
  conversation.said(reply);
  return reply;
}

async function untilReadBack(conversation: Conversation, by: "speech" | "typing") {
  let reply = await say(conversation, story, by);
  for (let turn = 0; turn < 6 && reply.expects === "yes-no"; turn++)
    reply = await say(conversation, "No.", by);
  return reply;
}

test("a story is answered with a question that expects a yes or a no", async () => {
  const reply = await say(begin(), story);

  expect(reply.expects).toBe("yes-no");
  expect(reply.sentences.at(-1)).toMatch(/\?$/);
});

test("what will be said can be foreseen, and foreseeing it changes nothing", async () => {
  const conversation = begin();
  const foreseen = conversation.foresee({ text: story, by: "speech" });
  expect(conversation.findings().report).toBeNull();

  expect(foreseen).toEqual(await say(conversation, story));
});

test("a greeting is not yet an incident", async () => {
  expect((await say(begin(), "Hello, can you hear me?")).sentences).toEqual([call.nothingYet]);
});

test("what was only heard is read back, and stands as unconfirmed until it is agreed to", async () => {
  const conversation = begin();
  const readBack = await untilReadBack(conversation, "speech");
  expect(readBack.sentences[0]).toBe(call.heard.intro);
  expect(readBack.sentences.join(" ")).toContain("Seen by someone: no.");
  expect(conversation.findings().unconfirmed).toEqual(
    expect.arrayContaining(["witnessed", "onAnticoagulant", "headStrike", "resident.room"]),
  );

  const goodbye = await say(conversation, "No, that's all.");
  expect(goodbye).toMatchObject({ sentences: [call.goodbye], endsCall: true });
  expect(conversation.findings().unconfirmed).toEqual([]);
});

test("what was typed needs no confirmation", async () => {
  const conversation = begin();
  const readBack = await untilReadBack(conversation, "typing");

  expect(readBack.sentences).not.toContain(call.heard.intro);
  expect(conversation.findings().unconfirmed).toEqual([]);
});

test("a change after the read-back is taken in and read back again, and that does not go on for ever", async () => {
  const conversation = begin();
  await untilReadBack(conversation, "speech");
  const again = await say(conversation, "Not room two fourteen, it was room two sixteen.");
  expect(again.endsCall).toBeUndefined();
  const { report } = conversation.findings();
  expect((report as IncidentReport).resident?.room?.value).toBe("216");

  await say(conversation, "And she wore slippers.");
  expect((await say(conversation, "And it was dark.")).endsCall).toBe(true);
});

test("a reply that was never said was never asked", async () => {
  const conversation = begin();
  conversation.hear({ text: "Mrs. R fell in the hallway.", by: "speech" });
  const unsaid = await conversation.next();
  conversation.hear({ text: "It was room nine.", by: "speech" });
  const said = await conversation.next();

  expect(said.sentences).toEqual(unsaid.sentences);
});

test("times of day are understood by the visitor's own clock, if it can be true", async () => {
  const now = new Date("2026-11-15T02:20:00Z");
  const report = async (wallTime: string) => {
    const conversation = assistantMind.begin({ now, setting: "nursing_home", wallTime });
    await say(conversation, "Mrs. R fell in the hallway.");
    return (conversation.findings().report as IncidentReport).now;
  };
  expect(await report("2026-11-14T18:20")).toBe("2026-11-14T18:20");
  expect(await report("1999-01-01T00:00")).toMatch(/^2026-11-1[45]/);
  expect(await report("noon")).toMatch(/^2026-11-1[45]/);
});

test("another care setting can be chosen in a call; any other note changes nothing", async () => {
  const conversation = begin();
  await say(conversation, story);
  const setting = () => (conversation.findings().report as IncidentReport).setting;

  conversation.note(settingNote("assisted_living"));
  expect(setting()).toBe("assisted_living");
  conversation.note("The care setting is the moon.");
  expect(setting()).toBe("assisted_living");
});

test("with nothing said there is no report", () => {
  expect(begin().findings()).toEqual({ report: null, unconfirmed: [], summary: "" });
});
