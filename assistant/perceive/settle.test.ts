import { expect, test } from "vitest";
import { perceiveMarked, valuesOf } from "./testing/perceive-marked.ts";

test.each([
  ["room nine, no, [[resident.room|nineteen]]", "resident.room", "19", "9"],
  ["room [[resident.room|nine]], no, nineteen", "resident.room", "19", "9"],
  ["room [[resident.room|nine]], no sorry, [[resident.room|nineteen]]", "resident.room", "19", "9"],
  ["I gave [[medication.doseGiven|fifty]], I mean twenty-five", "medication.doseGiven", "25", "50"],
  ["I gave [[medication.doseGiven|30]] rather than 15", "medication.doseGiven", "30", "15"],
  ["[[resident.name|Ed]], sorry, Earl fell", "resident.name", "Earl", "Ed"],
  ["[[resident.name|ed]] sorry [[resident.name|earl]] fell", "resident.name", "Earl", "Ed"],
  ["at [[occurred.when|seven twenty]], no seven forty", "occurred.time", "19:40", "19:20"],
  ["at [[occurred.when|7:50]] not 8:50", "occurred.time", "19:50", "20:50"],
  ["temp 98.8? no, [[vitals.temp|98.4]]", "vitals.tempF", 98.4, 98.8],
])("%j holds the last value and strikes the first", async (marked, path, value, before) => {
  const { facts } = await perceiveMarked(marked);
  const fact = facts.find((one) => one.path === path);
  expect(fact?.value).toBe(value);
  expect(fact?.tookBack?.map((taken) => taken.value)).toEqual([before]);
});

test("what was taken back keeps the words it stood in", async () => {
  const { facts } = await perceiveMarked("room nine, no, [[resident.room|nineteen]]");
  expect(facts[0]?.tookBack?.[0]?.places).toEqual([{ start: 5, end: 9 }]);
});

test("a no that begins a new sentence corrects nothing", async () => {
  const marked = "asleep at [[lastSeen.when|eleven]]. No one was there. on [[anticoagulant|warfarin]]. No head strike.";
  const { facts } = await perceiveMarked(marked);
  expect(facts.some(({ tookBack }) => tookBack)).toBe(false);
  expect(valuesOf({ facts } as Awaited<ReturnType<typeof perceiveMarked>>)).toMatchObject({
    "elopement.lastSeen.time": "11:00",
    anticoagulant: "warfarin",
  });
});

test("a value with nothing in its place is withdrawn", async () => {
  expect(valuesOf(await perceiveMarked("pain was [[pain.score|six]], scratch that"))).toEqual({});
});

test("the reading taken last counts", async () => {
  const marked = "sugar was [[vitals.glucose|142]], just now it's [[vitals.glucose|110]]";
  expect(valuesOf(await perceiveMarked(marked))["vitals.glucose"]).toBe(110);
});

test.each([
  ["temp [[vitals.temp|99.1]] now, earlier it was [[vitals.temp|100.4]]", "vitals.tempF", 99.1],
  ["BP was [[vitals.bp|84 over 50]], it was [[vitals.bp|120 over 70]] at breakfast", "vitals.bp", "84/50"],
  ["he's in [[resident.room|214]] now, they moved him from [[resident.room|206]]", "resident.room", "214"],
])("what was so earlier gives way to what is so now: %s", async (marked, path, value) => {
  expect(valuesOf(await perceiveMarked(marked))).toMatchObject({ [path]: value });
});

test("items of a list stay side by side", async () => {
  const marked = "[[symptom=fever|hot]], no, [[symptom=cough|coughing]] and [[symptom=fever|feverish]]";
  expect(valuesOf(await perceiveMarked(marked)).symptoms).toEqual(["fever", "cough"]);
});

test("known values are retracted when they are denied or to be left out", async () => {
  const heard = { known: { "resident.room": "214", "resident.name": "Mr. Tran" } as const };
  const retracted = async (said: string) =>
    (await perceiveMarked(said, { act: "correct", heard })).wrong.map(({ path }) => path);
  expect(await retracted("leave the room out please")).toEqual(["resident.room"]);
  expect(await retracted("it's not 214")).toEqual(["resident.room"]);
  expect(await retracted("[[resident.name|Mr. Tam]], not Mr. Tran")).toEqual([]);
  expect(await retracted("the room is fine")).toEqual([]);
});

test("a room that was put right stays so when its number comes again", async () => {
  const marked = "in [[resident.room|408]], no wait, [[resident.room|418]], [[resident.room|408]] is Mr. Lind";
  expect(valuesOf(await perceiveMarked(marked))["resident.room"]).toBe("418");
});
