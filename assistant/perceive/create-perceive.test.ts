import { describe, expect, test } from "vitest";
import { createPerceive } from "./create-perceive.ts";
import type { Act, Heard } from "./perception.ts";
import { askedFor, perceiveMarked, sundayEvening, valuesOf } from "./testing/perceive-marked.ts";

describe("answers", () => {
  test.each([
    ["yes", "headStrike", { headStrike: "yes" }],
    ["Yeah.", "onAnticoagulant", { onAnticoagulant: "yes" }],
    ["nope", "headStrike", { headStrike: "no" }],
    ["uh-huh", "witnessed", { witnessed: "yes" }],
    ["no she didn't", "headStrike", { headStrike: "no" }],
    ["not yet", "notifications.family", { "notifications.family": "not_done" }],
    ["left a message for the daughter", "notifications.family", { "notifications.family": "attempted" }],
    ["19", "resident.room", { "resident.room": "19" }],
    ["fifty, I mean twenty-five", "medication.doseGiven", { "medication.doseGiven": "25" }],
    ["two units", "medication.doseGiven", { "medication.doseGiven": "2 units" }],
    [
      "warfarin",
      "medication.drug",
      { "medication.drug": "warfarin", "medication.drugs": ["warfarin"], "medication.highAlert": true },
    ],
    ["she takes Coumadin", "onAnticoagulant", { onAnticoagulant: "yes", anticoagulant: "Coumadin" }],
    ["ninety four", "vitals.spo2", { "vitals.spo2": 94 }],
    ["118 over 72", "vitals.bp", { "vitals.bp": "118/72" }],
    ["118/72 and sats 94", "vitals", { "vitals.bp": "118/72", "vitals.spo2": 94 }],
    [
      "around nine",
      "occurred.time",
      { "occurred.date": "2026-11-15", "occurred.time": "21:00", "occurred.approx": true },
    ],
    ["three by two", "wound.lengthCm", { "wound.lengthCm": 3, "wound.widthCm": 2 }],
    ["stage two", "wound.stage", { "wound.stage": "2", "wound.type": "pressure_injury" }],
    ["it's Rosa Jiménez", "resident.name", { "resident.name": "Rosa Jiménez" }],
    ["just her", "infection.affectedCount", { "infection.affectedCount": 1 }],
    ["yes", "emergency.911", { disposition: "911_called" }],
    ["no", "emergency.breathing", { signs: ["not_breathing"] }],
  ])("%j after %s", async (said, asked, facts) => {
    const perception = await perceiveMarked(said, { kind: "none", act: "answer", heard: askedFor(asked) });
    expect(valuesOf(perception)).toMatchObject(facts);
  });

  test("who knows is heard for each, also where the reader marked only one", async () => {
    const said = "[[notifications.charge_nurse=done|Charge nurse]] yes, doctor yes, her son I left a message";
    const perception = await perceiveMarked(said, { kind: "none", act: "answer", heard: askedFor("told") });
    expect(valuesOf(perception)).toMatchObject({
      "notifications.charge_nurse": "done",
      "notifications.physician": "done",
    });
  });

  test("a bare number is what was asked for, though it could be a room", async () => {
    const asDose = askedFor("medication.doseGiven");
    const perception = await perceiveMarked("[[resident.room|19]]", {
      kind: "none",
      act: "answer",
      heard: asDose,
    });
    expect(valuesOf(perception)).toEqual({ "medication.doseGiven": "19" });
  });

  test("a number behind its own name is that reading, whatever it was marked as", async () => {
    const said = "sugar 104 and pulse [[vitals.glucose|80]]";
    const perception = await perceiveMarked(said, { kind: "none", act: "answer", heard: askedFor("vitals") });
    expect(valuesOf(perception)).toEqual({ "vitals.glucose": 104, "vitals.pulse": 80 });
  });

  test.each([
    ["yes all of them", { charge_nurse: "done", physician: "done", family: "done" }],
    ["just the nurse", { charge_nurse: "done", physician: "not_done", family: "not_done" }],
    ["nobody yet", { charge_nurse: "not_done", physician: "not_done", family: "not_done" }],
    ["doctor yes, family no", { physician: "done", family: "not_done" }],
    [
      "nurse and doctor know, I haven't called the daughter",
      { charge_nurse: "done", physician: "done", family: "not_done" },
    ],
    ["told the nurse, left a message for the doctor", { charge_nurse: "done", physician: "attempted" }],
    ["everyone except the family", { charge_nurse: "done", physician: "done", family: "not_done" }],
    ["the nurse knows but not the doctor", { charge_nurse: "done", physician: "not_done" }],
  ])("who knows so far: %j", async (said, known) => {
    const perception = await perceiveMarked(said, { kind: "none", act: "answer", heard: askedFor("told") });
    const expected = Object.fromEntries(Object.entries(known).map(([who, value]) => [`notifications.${who}`, value]));
    expect(valuesOf(perception)).toEqual(expected);
  });

  test("a yes that goes on with something else is no answer unless the reader says so", async () => {
    const marked = "yes I mean [[onAnticoagulant=yes|she's on]] [[anticoagulant|Eliquis]]";
    const told = await perceiveMarked(marked, { act: "tell", heard: askedFor("headStrike") });
    expect(valuesOf(told).headStrike).toBeUndefined();
    const answered = await perceiveMarked("yes right on the temple", {
      act: "answer",
      heard: askedFor("headStrike"),
    });
    expect(valuesOf(answered).headStrike).toBe("yes");
  });

  test("not knowing is an answer to a yes or no question", async () => {
    const perception = await perceiveMarked("I have no idea", {
      act: "unclear",
      heard: askedFor("headStrike"),
    });
    expect([perception.act, valuesOf(perception)]).toEqual(["dont-know", { headStrike: "unknown" }]);
  });

  test("a time marked as when she was found answers when it happened, and is not taken twice", async () => {
    const marked = "I found her [[found.when|at nine]]";
    const perception = await perceiveMarked(marked, { act: "answer", heard: askedFor("occurred.time") });
    expect(perception.act).toBe("answer");
    expect(valuesOf(perception)).toEqual({ "found.date": "2026-11-15", "found.time": "21:00" });
  });

  test("the time a dose was given answers when it happened, and is not taken twice", async () => {
    const marked = "[[medication.errorType=wrong_time|Late]], given at nine";
    const heard = askedFor("occurred.time");
    const perception = await perceiveMarked(marked, { kind: "medication", act: "answer", heard });
    expect(perception.act).toBe("answer");
    expect(valuesOf(perception)).toEqual({
      "medication.errorType": "wrong_time",
      "medication.givenTime": "21:00",
      "medication.reachedResident": "yes",
    });
  });

  test("no means that he does not breathe, whatever was measured beside it", async () => {
    const heard = askedFor("emergency.breathing");
    const perception = await perceiveMarked("No, his sats are [[vitals.spo2|60]]", { act: "answer", heard });
    expect(valuesOf(perception)).toMatchObject({ signs: ["not_breathing"], "vitals.spo2": 60 });
  });

  test("where he was last seen does not hide when", async () => {
    const marked = "[[elopement.lastSeenPlace=dining_room|In the dining room]], at nine";
    const perception = await perceiveMarked(marked, { act: "answer", heard: askedFor("elopement.lastSeen") });
    expect(valuesOf(perception)).toMatchObject({
      "elopement.lastSeenPlace": "dining_room",
      "elopement.lastSeen.time": "21:00",
    });
  });

  test("an answer in the first sentence counts, whatever comes after it", async () => {
    const said = "Eighty-one milligrams. All right, that's me done, bye now.";
    const heard = askedFor("medication.doseGiven");
    const perception = await perceiveMarked(said, { kind: "none", act: "goodbye", heard });
    expect(perception.act).toBe("goodbye");
    expect(valuesOf(perception)).toEqual({ "medication.doseGiven": "81 mg" });
  });

  test("what takes the last words back answers nothing, whatever is marked in it", async () => {
    const said = "[[headStrike=no|Scratch that]].";
    const perception = await perceiveMarked(said, {
      kind: "none",
      act: "answer",
      heard: askedFor("headStrike"),
    });
    expect(perception).toMatchObject({ act: "correct", facts: [] });
  });

  test("a correction that names the field gives it the value behind, however it is marked", async () => {
    const said = "Everything but the room. [[occurred.when|Three fifteen]].";
    const perception = await perceiveMarked(said, { act: "correct", heard: askedFor("read-back") });
    expect(valuesOf(perception)).toEqual({ "resident.room": "315" });
  });

  test.each([
    ["her name's [[resident.name|Liranzo]], not Liriano", "Amparo Liriano", "Amparo Liranzo"],
    ["not Sallie, it's [[resident.name|Callie]]", "Miss Sallie", "Miss Callie"],
    ["it was [[resident.name|Rosa]]", "Amparo Liriano", "Rosa"],
  ])("%j after %s names %s", async (said, known, name) => {
    const heard = { known: { "resident.name": known } };
    expect(valuesOf(await perceiveMarked(said, { act: "correct", heard }))).toEqual({
      "resident.name": name,
    });
  });

  test.each([
    ["yes shes breathing, shes asleep", []],
    ["He breath but like snoring, slow", []],
    ["she never quit breathing", []],
    ["wasn't at first, but he's breathing now", []],
    ["he's not breathing", ["not_breathing"]],
    ["no he stopped breathing", ["not_breathing"]],
    ["uh Mr Kowalski aint breathing right", ["trouble_breathing"]],
  ])("%j is read so, whatever is marked: %j", async (text, signs) => {
    const marked = `[[sign=not_breathing|${text}]]`;
    const perception = await perceiveMarked(marked, { act: "answer", heard: askedFor("emergency.breathing") });
    expect(valuesOf(perception).signs ?? []).toEqual(signs);
  });

  describe("what is wrong in the report", () => {
    const known = { "resident.name": "Dot", symptoms: ["sweating", "fever"] } satisfies Heard["known"];
    const wrongOf = async (said: string, wrong: number[]) =>
      (await perceiveMarked(said, { act: "tell", heard: { known }, wrong })).wrong;

    test("is what the reader is sure of, item by item", async () => {
      expect(await wrongOf("lose the sweats", [0.1, 0.95, 0.3])).toEqual([{ path: "symptoms", value: "sweating" }]);
      expect(await wrongOf("lose the sweats, maybe", [0.1, 0.7, 0.3])).toEqual([]);
    });

    test("is no danger that is only doubted", async () => {
      const signs = { "resident.name": "Dot", signs: ["stroke"] } satisfies Heard["known"];
      const doubted = (said: string) =>
        perceiveMarked(said, { act: "tell", heard: { known: signs }, wrong: [0, 0.99] });
      expect((await doubted("seriously? 911?")).wrong).toEqual([]);
      expect((await doubted("she is fine again")).wrong).toEqual([{ path: "signs", value: "stroke" }]);
    });

    test("is never a name without another", async () => {
      expect(await wrongOf("you didn't put the dementia", [0.99, 0, 0])).toEqual([]);
      expect(await wrongOf("no, [[resident.name|Lou]] it was", [0.99, 0, 0])).toHaveLength(1);
    });

    test("is nothing that is said again in the same breath", async () => {
      expect(await wrongOf("no, [[symptom=fever|feverish]] still", [0, 0, 0.99])).toEqual([]);
    });
  });

  test("a knot on the head struck it, and a guess accuses nobody", async () => {
    const knot = "a [[injury.type=hematoma|knot]] on her [[injury.site|head]]";
    expect(valuesOf(await perceiveMarked(knot, { kind: "wound" }))).toMatchObject({ headStrike: "yes" });
    const guess = "she say [[allegation.type=physical|put the pillow]]";
    expect(valuesOf(await perceiveMarked(guess, { kind: "wound", certainty: 0.66, told: [] }))).toEqual({});
  });

  test("who else is ill does not change whose report it is", async () => {
    const said = "yes, [[resident.name|Fontenot]] in [[resident.room|115]] has it too";
    const known = { "resident.name": "Boudreaux", "resident.room": "113" };
    const heard = { known, ...askedFor("infection.affectedCount") };
    const { facts } = await perceiveMarked(said, { act: "answer", heard });
    expect(facts.map(({ path }) => path)).not.toContain("resident.room");
  });

  test("a number that puts the room right is not how many are ill as well", async () => {
    const marked = "no wait, [[resident.name|Ina]] is in [[resident.room|6]]";
    const perception = await perceiveMarked(marked, { act: "correct", heard: askedFor("infection.affectedCount") });
    expect(valuesOf(perception)).toEqual({ "resident.name": "Ina", "resident.room": "6" });
  });

  test("a number told of something else is not the room that was asked for", async () => {
    const marked = "it was around [[occurred.when|ten to six]]";
    const perception = await perceiveMarked(marked, { act: "tell", heard: askedFor("resident.room") });
    expect(valuesOf(perception)["resident.room"]).toBeUndefined();
  });
});

describe("acts", () => {
  test.each<[string, string | undefined, Act]>([
    ["yes", "read-back", "agree"],
    ["no", "read-back", "disagree"],
    ["yep that's right", "read-back", "agree"],
    ["yes", "headStrike", "answer"],
    ["start over", undefined, "restart"],
    ["can you repeat that please", undefined, "repeat"],
    ["slow down", "headStrike", "slower"],
    ["stop", undefined, "stop"],
    ["bye", undefined, "goodbye"],
    ["I don't know", "resident.room", "dont-know"],
    ["the nurse helped me stop the bleeding", undefined, "tell"],
  ])("%j after %s is %s", async (said, asked, act) => {
    const heard = asked ? askedFor(asked) : {};
    expect((await perceiveMarked(said, { kind: "fall", act: "tell", heard })).act).toBe(act);
  });

  test("a fact heard in small talk was told", async () => {
    const marked = "poor thing, [[headStrike=yes|she hit her head]]";
    expect((await perceiveMarked(marked, { act: "small-talk", kind: "none" })).act).toBe("tell");
  });
});

describe("incident and kind", () => {
  test("everyday talk is no incident, and any sign of danger is one", async () => {
    expect(await perceiveMarked("good morning", { kind: "none" })).toMatchObject({ isIncident: false });
    const told = [{ path: "sign", value: "missing" }];
    const missing = await perceiveMarked("can't find her", { kind: "none", told, danger: 0.7 });
    expect(missing).toMatchObject({ isIncident: true, danger: 0.7 });
  });

  test.each([
    ["missing", "behavior_elopement"],
    ["overdose", "medication"],
    ["severe_bleeding", "wound"],
  ])("an incident of no kind with the sign %s is filed as %s", async (sign, kind) => {
    const perception = await perceiveMarked("help", { kind: "other", told: [{ path: "sign", value: sign }] });
    expect(perception.kind).toBe(kind);
  });

  test("a reading that nobody passes over is an incident, whatever it sounds like", async () => {
    const [blue, fine] = await Promise.all([
      perceiveMarked("sats 74 on the mask, lips blue", { kind: "none" }),
      perceiveMarked("sats 97 on the mask", { kind: "none" }),
    ]);
    expect([blue.isIncident, fine.isIncident]).toEqual([true, false]);
  });

  test("an incident of no kind goes where its facts are", async () => {
    const fever = [{ path: "sign", value: "trouble_breathing" }];
    const ill = await perceiveMarked("he's [[symptom=fever|hot]]", { kind: "other", told: fever });
    const fall = await perceiveMarked("he [[fall.mechanism=slip|slipped]]", { kind: "other" });
    expect([ill.kind, fall.kind]).toEqual(["infection", "fall"]);
  });
});

describe("languages and questions", () => {
  test("Spanish is heard before anything is read", async () => {
    const read = () => Promise.reject(new Error("not to be read"));
    const heard = { now: sundayEvening, setting: "nursing_home", known: {} } as const;
    for (const said of ["Hola, la señora se cayó en el baño", "¿Habla español?", "necesito ayuda por favor"])
      expect(await createPerceive(read)(said, heard), said).toMatchObject({ language: "es", facts: [] });
  });

  test("English with a Spanish name stays English", async () => {
    for (const said of ["Mrs. de la Cruz fell in the hall", "El Camino wing, Rosa Los Santos", "no he did not"])
      expect((await perceiveMarked(said)).language, said).toBe("en");
  });

  test.each([
    ["ask-back", "who_sees_it", 0.5, "who_sees_it"],
    ["ask-back", "who_sees_it", 0.1, undefined],
    ["ask-back", "none", 0.9, undefined],
    ["small-talk", "can_i_type", 0.9, "can_i_type"],
    ["small-talk", "can_i_type", 0.5, undefined],
    ["tell", "can_i_type", 0.9, undefined],
  ] as const)("by %s, with %s at %d, is answered %s", async (act, name, certainty, answer) => {
    const given = { act, kind: "none", answer: { name, certainty } };
    expect((await perceiveMarked("is anybody reading this", given)).answer).toBe(answer);
  });
});

test("silence is unclear", async () => {
  expect(await perceiveMarked(" … ")).toMatchObject({ act: "unclear", isIncident: false, facts: [] });
});
