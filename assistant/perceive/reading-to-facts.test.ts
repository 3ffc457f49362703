import { describe, expect, test } from "vitest";
import { createPerceive } from "./create-perceive.ts";
import { perceiveMarked, sundayEvening, valuesOf } from "./testing/perceive-marked.ts";
import { readingOf } from "./testing/reading-of.ts";

test("marks become typed values of the report, with the words they stand in", async () => {
  const perception = await perceiveMarked(
    "[[resident.name|mrs r]] in [[resident.room|two fourteen]] [[fall.mechanism=slip|slipped]] " +
      "[[occurred.when|about ten after two this morning]], [[injury.type=skin_tear|skin tear]] on the " +
      "[[injury.site|left forearm]], bp [[vitals.bp|one eighteen over seventy two]], " +
      "she takes [[anticoagulant|ella kwiss]], used her [[fall.device=walker|walker]]",
  );
  expect(valuesOf(perception)).toEqual({
    "resident.name": "Mrs. R",
    "resident.room": "214",
    "fall.mechanism": "slip",
    "occurred.date": "2026-11-15",
    "occurred.time": "02:10",
    "occurred.approx": true,
    "injury.types": ["skin_tear"],
    "injury.present": "yes",
    "injury.sites": ["left forearm"],
    "vitals.bp": "118/72",
    anticoagulant: "Eliquis",
    onAnticoagulant: "yes",
    "fall.assistiveDevice": "walker",
  });
  const room = perception.facts.find(({ path }) => path === "resident.room");
  expect(room?.places).toEqual([{ start: 9, end: 21 }]);
});

test.each([
  ["her [[injury.site|wrist]] is swollen, the left one", "left wrist"],
  ["his [[injury.site|knee's]] scraped, the right, I saw it", "right knee"],
  ["her [[injury.site|knee]] hit the left rail", "knee"],
])("%j is the %s", async (marked, site) => {
  expect(valuesOf(await perceiveMarked(marked))).toMatchObject({ "injury.sites": [site] });
});

test("a day and a clock marked apart make one moment", async () => {
  const values = valuesOf(
    await perceiveMarked("[[occurred.when|Yesterday]] she fell, it was [[occurred.when|around four]]"),
  );
  expect(values).toMatchObject({ "occurred.date": "2026-11-14", "occurred.time": "16:00" });
});

test("a device that was not there helped nobody", async () => {
  const said = "she [[fall.mechanism=slip|slipped]] without the [[fall.device=walker|walker]]";
  expect(valuesOf(await perceiveMarked(said))).not.toHaveProperty("fall.assistiveDevice");
});

describe("the two views", () => {
  const marked = "no, she [[headStrike=no|didn't hit her head]]";

  test("marked words hold against a whole-text view that is less sure", async () => {
    const told = [{ path: "headStrike", value: "yes", certainty: 0.97 }];
    expect(valuesOf(await perceiveMarked(marked, { told, certainty: 0.99 })).headStrike).toBe("no");
  });

  test("a surer whole-text view holds against marked words", async () => {
    const told = [{ path: "headStrike", value: "unknown", certainty: 0.97 }];
    expect(valuesOf(await perceiveMarked(marked, { told, certainty: 0.5 })).headStrike).toBe("unknown");
  });

  test("the whole-text view counts alone when it is sure enough", async () => {
    const told = [
      { path: "witnessed", value: "no", certainty: 0.97 },
      { path: "location", value: "hallway", certainty: 0.3 },
      { path: "sign", value: "choking", certainty: 0.9 },
      { path: "injury.type", value: "bruise", certainty: 0.5 },
    ];
    expect(valuesOf(await perceiveMarked("he was down", { told }))).toEqual({
      witnessed: "no",
      signs: ["choking"],
    });
  });

  test("a value nobody knows is left out", async () => {
    expect(valuesOf(await perceiveMarked("on the [[location=moon|moon]]"))).toEqual({});
  });
});

test("several drugs are listed, the first is the drug, and one of high alert is marked so", async () => {
  const marked = "gave him [[medication.drug|lisinopril]] and [[medication.drug|Lantus]]";
  expect(valuesOf(await perceiveMarked(marked, { kind: "medication" }))).toEqual({
    "medication.drug": "lisinopril",
    "medication.drugs": ["lisinopril", "Lantus"],
    "medication.highAlert": true,
  });
});

test("an antiplatelet marked as a thinner is no anticoagulant", async () => {
  expect(valuesOf(await perceiveMarked("she's on [[anticoagulant|Plavix]]"))).toEqual({
    onAntiplatelet: "yes",
  });
});

test("the name said most fully stands for all its forms, and a doctor only where nobody else is", async () => {
  const marked = "[[resident.name|Rosa]] fell. [[resident.name|Dr. Lim]] saw [[resident.name|Rosa Jiménez]]";
  expect(valuesOf(await perceiveMarked(marked))["resident.name"]).toBe("Rosa Jiménez");
  expect(valuesOf(await perceiveMarked("[[resident.name|Dr. Lim]] fell"))["resident.name"]).toBe("Dr. Lim");
});

test("a part of a name that is known tells nothing new", async () => {
  const heard = { known: { "resident.name": "Rosa Jiménez" } };
  expect(valuesOf(await perceiveMarked("[[resident.name|Rosa]] is fine", { heard }))).toEqual({});
});

test("who hit whom is told where one name stands on each side of the deed", async () => {
  const marked =
    "[[resident.name|Mrs. F]] [[behavior.type=physical_aggression_resident|slapped]] [[other.person|Mrs. J]]";
  expect(valuesOf(await perceiveMarked(marked, { kind: "behavior_elopement" }))).toMatchObject({
    "behavior.aggressor": "Mrs. F",
    "behavior.target": "Mrs. J",
  });
});

test("sizes, counts, sides and colours of a wound", async () => {
  const marked =
    "[[wound.site|left heel]], [[wound.length|three]] by [[wound.width|two]] inches, " +
    "[[wound.color|dark purple]], skin intact";
  expect(valuesOf(await perceiveMarked(marked, { kind: "wound" }))).toEqual({
    "wound.site": "left heel",
    "wound.side": "left",
    "wound.lengthCm": 7.6,
    "wound.widthCm": 5.1,
    "wound.color": "dark purple",
    "wound.skinIntact": "yes",
  });
});

test("seven residents and two staff make a cluster", async () => {
  const marked = "[[infection.count|seven residents and two staff]] with it";
  expect(valuesOf(await perceiveMarked(marked, { kind: "infection" }))).toEqual({
    "infection.affectedCount": 7,
    "infection.staffAffected": 2,
    "infection.clusterSuspected": true,
  });
});

test("readings that stand there plainly are taken, but never over marked ones", async () => {
  const marked = "she was 88/50 before, now [[vitals.bp|118 over 72]], sats 86";
  expect(valuesOf(await perceiveMarked(marked))).toEqual({ "vitals.bp": "118/72", "vitals.spo2": 86 });
});

test.each([
  ["[[resident.name|Lipschitz]], [[resident.name|Hannah]], [[resident.room|334]]", "Hannah Lipschitz"],
  ["[[resident.name|O'Brien]], Maureen, room [[resident.room|138]]", "Maureen O'Brien"],
  ["[[resident.name|Old man Schultz]], [[resident.room|213]]", "Schultz"],
])("%s is %s", async (marked, name) => {
  expect(valuesOf(await perceiveMarked(marked))["resident.name"]).toBe(name);
});

test("a drug of somebody else is no thinner of hers, and Plavix is none at all", async () => {
  const none = "[[onAnticoagulant=no|no blood thinner]], her husband takes the [[anticoagulant|warfarin]]";
  expect(valuesOf(await perceiveMarked(none))).toEqual({ onAnticoagulant: "no" });
  const platelets = "she [[onAnticoagulant=yes|takes Plavix]] every day";
  expect(valuesOf(await perceiveMarked(platelets))).toEqual({ onAntiplatelet: "yes" });
});

test("a drug's own name says more than its kind", async () => {
  const marked = "somebody else's [[medication.drug|insulin]], eight units of [[medication.drug|Humalog]]";
  expect(valuesOf(await perceiveMarked(marked))["medication.drug"]).toBe("Humalog");
});

test("a number that is a room elsewhere is no reading; one on room air is a saturation", async () => {
  const rooms = "rooms 102, [[resident.room|104]] and 105, it started with [[vitals.temp|104]]";
  expect(valuesOf(await perceiveMarked(rooms))["vitals.tempF"]).toBeUndefined();
  const air = "pulse 76, [[vitals.temp|97]] on room air";
  expect(valuesOf(await perceiveMarked(air))).toMatchObject({ "vitals.spo2": 97, "vitals.pulse": 76 });
});

test.each([
  ["[[resident.name|Cruz]] slipped", "Cruz"],
  ["Rm 11 De la [[resident.name|Cruz]] slipped", "De la Cruz"],
  ["Little Bit [[resident.name|Hawkins]] in 4", "Little Bit Hawkins"],
  ["[[resident.name|Lopez]] comma Herminia, room [[resident.room|92]]", "Herminia Lopez"],
])("the whole of a name, as it is written or spelled out: %s", async (marked, name) => {
  expect(valuesOf(await perceiveMarked(marked))["resident.name"]).toBe(name);
});

test("a bed's number is no room", async () => {
  const marked = "[[resident.room|Bed 2]] in room 225, [[resident.name|Ljubica Marković]]";
  expect(valuesOf(await perceiveMarked(marked))["resident.room"]).toBe("225");
});

test("the one place that is hurt is the one that hurts, where both are said in one breath", async () => {
  const near = "his [[injury.site|right knee]] is [[injury.type=redness|red]] and [[pain.present=yes|sore]]";
  expect(valuesOf(await perceiveMarked(near))).toMatchObject({ "pain.site": "right knee" });
  const far = "cut on the [[injury.site|left hand]]. It was the fall. He says it [[pain.present=yes|hurts]]";
  expect(valuesOf(await perceiveMarked(far))).not.toHaveProperty("pain.site");
});

test("vomiting is a stomach illness where an infection is told, and only there", async () => {
  const said = "she's been [[symptom=vomiting|throwing up]] since noon";
  const told = (kind: "infection" | "medication") => perceiveMarked(said, { heard: { known: { kind } } });
  expect(valuesOf(await told("infection"))).toMatchObject({ "infection.syndrome": "gi" });
  expect(valuesOf(await told("medication"))).not.toHaveProperty("infection.syndrome");
});

test("what was given late reached the resident", async () => {
  const said =
    "the noon one [[medication.reachedResident=no|didn't get given]] till one fifty, " +
    "[[medication.errorType=wrong_time|two hours late]]";
  const values = valuesOf(await perceiveMarked(said));
  expect(values).toMatchObject({ "medication.reachedResident": "yes" });
});

test("who has a bump on the head from a fall has struck it, unless something else is said", async () => {
  const bump = "[[fall.mechanism=slip|slipped]], a [[injury.type=hematoma|bump]] on her [[injury.site|forehead]]";
  const fell = (said: string) => perceiveMarked(said, { heard: { known: { kind: "fall" } } });
  expect(valuesOf(await fell(bump)).headStrike).toBe("yes");
  expect(valuesOf(await fell(`${bump}, [[headStrike=unknown|not sure she hit it]]`)).headStrike).toBe("unknown");
});

test("words of self-harm are what a report is about, however surely something else was seen too", async () => {
  const said =
    "[[behavior.type=hallucination|seeing men in the curtains]], and tonight she'd " +
    "[[behavior.type=self_harm_statement|jump out]] the window";
  const told = [{ path: "behavior.type", value: "hallucination", certainty: 1 }];
  expect(valuesOf(await perceiveMarked(said, { told }))).toMatchObject({ "behavior.type": "self_harm_statement" });
});

test("that somebody is hurt stands in the words of the injury, not in a greeting", async () => {
  const told = [{ path: "injury.present", value: "yes", certainty: 1 }];
  const { facts } = await perceiveMarked("Hi. A [[injury.type=bruise|bruise]] on her arm", { told });
  expect(facts.find(({ path }) => path === "injury.present")?.places).toEqual([{ start: 6, end: 12 }]);
});

describe("in a story of thirty words and more", () => {
  const rest =
    ", Nurse Perpetua put cool water on it and called the doctor, the cook saw all of it, this was at half past twelve";
  const marked = `[[injury.type=burn|burned]] his hand${rest}, his family, [[notifications.family=not_done|who knows]]`;
  const burn = { path: "injury.type", value: "burn", certainty: 0.99 };

  test("what was marked and is not what the whole says stays open", async () => {
    const told = [burn, { path: "notifications.family", value: "not_done", certainty: 0.82 }];
    expect(valuesOf(await perceiveMarked(marked, { told }))).toEqual({
      "injury.types": ["burn"],
      "injury.present": "yes",
    });
  });

  test("what both say is taken", async () => {
    const told = [burn, { path: "notifications.family", value: "not_done", certainty: 0.96 }];
    expect(valuesOf(await perceiveMarked(marked, { told }))["notifications.family"]).toBe("not_done");
  });

  test("words of self-harm are taken whoever doubts them", async () => {
    const story = `he says [[behavior.type=self_harm_statement|he wants to end it]]${rest}, and his son knows by now`;
    expect(valuesOf(await perceiveMarked(story, { told: [] }))["behavior.type"]).toBe("self_harm_statement");
  });
});

test("of two people's thinners none is named, but that there is one", async () => {
  const marked = "she's on [[anticoagulant|Xarelto]], he's on [[anticoagulant|Coumadin]]";
  expect(valuesOf(await perceiveMarked(marked))).toEqual({ onAnticoagulant: "yes" });
});

test("a place that was hurt another time is not hurt where there is no injury now", async () => {
  const marked = "Monday he cut his [[injury.site|eyebrow]], this time [[injury.present=no|nothing]]";
  expect(valuesOf(await perceiveMarked(marked))["injury.sites"]).toBeUndefined();
});

test("of two drugs the surer is the one of the error", async () => {
  const { text, reading } = readingOf(
    "she was to get [[medication.drug|Lasix]], I gave her the [[medication.drug|morphine]]",
  );
  const spans = reading.spans.map((span, index) => ({ ...span, certainty: index === 0 ? 0.9 : 0.99 }));
  const heard = { now: sundayEvening, setting: "nursing_home", known: {} } as const;
  const perception = await createPerceive(async () => ({ ...reading, spans }))(text, heard);
  expect(valuesOf(perception)).toMatchObject({
    "medication.drug": "morphine",
    "medication.drugs": ["Lasix", "morphine"],
  });
});

test("who was brought back is found", async () => {
  const marked = "he [[behavior.type=elopement|walked out]] through the gate, we brought him back";
  const facts = valuesOf(await perceiveMarked(marked, { kind: "behavior_elopement" }));
  expect(facts["elopement.foundPlace"]).toBe("back inside");
});
