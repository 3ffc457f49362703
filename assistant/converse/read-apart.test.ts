import { expect, test } from "vitest";
import type { Act, Heard, Perceive } from "../perceive/perception.ts";
import { readApart } from "./read-apart.ts";
import { perceptionOf } from "./testing/play-conversation.ts";

const asked = { path: "headStrike", text: "Did he hit his head?" };
const heard: Heard = { now: "2026-11-15T14:20", setting: "nursing_home", known: {} };
const ofDiaz: Heard = { ...heard, asked, known: { "resident.name": "Mr. Diaz", kind: "fall" } };

/** Calls everything an incident but what holds one of these words, and notes what it was given. */
function listener(...harmless: string[]) {
  const given: { words: string; around: Heard }[] = [];
  const perceive: Perceive = async (words, around) => {
    given.push({ words, around });
    return perceptionOf(words, { isIncident: !harmless.some((word) => words.includes(word)) });
  };
  return { perceive, given };
}

test("what is one story is read once, in its circumstances", async () => {
  const { perceive, given } = listener();
  const read = await readApart(perceive, "he hit it on the sink", ofDiaz);

  expect(read).toMatchObject({ text: "he hit it on the sink", perception: { act: "tell" }, others: [] });
  expect(given).toEqual([{ words: "he hit it on the sink", around: ofDiaz }]);
});

test("another resident's story is read by itself, and answers nothing", async () => {
  const { perceive, given } = listener();
  const read = await readApart(perceive, "and Mrs. Lee in 4 got the wrong pill", ofDiaz);

  expect(read).toMatchObject({ perception: { act: "second-incident" }, others: [] });
  expect(given.map(({ around }) => [around.asked, around.known])).toEqual([[undefined, {}]]);
});

test("two stories in one breath are read apart, the first as an answer", async () => {
  const { perceive, given } = listener("no");
  const read = await readApart(perceive, "no, and Mrs. Lee in 4 got the wrong pill", ofDiaz);

  expect(read.text).toBe("no,");
  expect(read.others).toMatchObject([
    { text: "and Mrs. Lee in 4 got the wrong pill", perception: { act: "second-incident" } },
  ]);
  expect(given.find(({ words }) => words === "no,")?.around).toEqual(ofDiaz);
});

test("an answer before another resident's story answers, where only the reader hears that it is another", async () => {
  const perceive: Perceive = async (words) =>
    words.startsWith("No")
      ? perceptionOf(words, words.includes("Orr") ? { act: "second-incident" } : { act: "answer", isIncident: true })
      : perceptionOf(words, { isIncident: true });
  const text = "No, none. Mr. Orr next door is on the floor as well";
  const read = await readApart(perceive, text, { ...ofDiaz, known: {} });

  expect(read).toMatchObject({ text: "No, none.", perception: { act: "answer" } });
  expect(read.others).toMatchObject([{ perception: { act: "second-incident", isIncident: true } }]);
});

test("what happened is plain from the words, also where the reader hears no incident", async () => {
  const { perceive } = listener("fell", "pill");
  const read = await readApart(perceive, "Mr. Boone fell in 12 and Mrs. Ortiz in 14 got the wrong pill", heard);

  expect(read.perception).toMatchObject({ isIncident: true, kind: "fall" });
  expect(read.others[0]?.perception).toMatchObject({ isIncident: true, kind: "medication" });
});

test("an emergency of somebody else is another incident, and answers nothing", async () => {
  const perceive: Perceive = async (words) =>
    perceptionOf(words, { act: "emergency-now", isIncident: true, facts: { "resident.name": "Mr. Vance" } });
  const read = await readApart(perceive, "oh god hold on Mr. Vance is choking", ofDiaz);

  expect(read).toMatchObject({ perception: { act: "second-incident", isIncident: true }, others: [] });
});

/** A reader that knows what a boss reads, and calls whatever else is said what it is told to. */
const knowsOneAnswer =
  (act: Act): Perceive =>
  async (words) =>
    words.startsWith("Will")
      ? perceptionOf(words, { act: "ask-back", answer: "who_sees_it", facts: { "resident.name": "Will" } })
      : perceptionOf(words, { act });

test("a question behind what is told is answered, and tells nothing itself", async () => {
  const read = await readApart(knowsOneAnswer("correct"), "It's 46, not 64. Will my boss read this?", ofDiaz);

  expect(read).toMatchObject({ text: "It's 46, not 64.", perception: { act: "correct" } });
  expect(read.others).toMatchObject([
    { text: "Will my boss read this?", perception: { act: "ask-back", answer: "who_sees_it", facts: [] } },
  ]);
});

test("a question behind a pause is one, too", async () => {
  const text = "he is still down and me alone I can't, will you call somebody?";
  const read = await readApart(knowsOneAnswer("tell"), text.replace("will", "Will"), ofDiaz);

  expect(read.text).toBe("he is still down and me alone I can't,");
  expect(read.others).toMatchObject([{ text: "Will you call somebody?" }]);
});

test("who else is ill has no report of their own", async () => {
  const around = { ...heard, asked: { path: "infection.affectedCount", text: "Does anyone else have it?" } };
  const perceive: Perceive = async (words) => perceptionOf(words, { act: "second-incident", kind: "infection" });
  const read = await readApart(perceive, "Fontenot in 115 has it too", around);

  expect(read).toMatchObject({ perception: { act: "answer" }, others: [] });
});

test("a question behind what tells nothing is all there is to reply to", async () => {
  const text = "Long night. Will my boss read this?";
  const read = await readApart(knowsOneAnswer("small-talk"), text, ofDiaz);

  expect(read).toMatchObject({ text, perception: { act: "ask-back", answer: "who_sees_it" }, others: [] });
});

test("a question that nobody wrote an answer for stays with what is told", async () => {
  const text = "It's 46, not 64. Can you believe it?";
  const read = await readApart(knowsOneAnswer("correct"), text, ofDiaz);

  expect(read).toMatchObject({ text, perception: { act: "correct" }, others: [] });
});
