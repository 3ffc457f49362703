import { describe, expect, test } from "vitest";
import type { Setting } from "../../contracts/report.ts";
import { judge } from "./judge.ts";
import type { Around } from "./judgement.ts";
import { factsOf } from "./testing/facts-of.ts";

const now = "2026-11-16T10:00";
const at = (setting: Setting, more: Partial<Around> = {}): Around => ({ now, setting, ...more });
const home = at("nursing_home");
const judged = (values: Parameters<typeof factsOf>[0], around = home) => judge(factsOf(values), around);
const codes = (steps: { code: string }[]) => steps.map(({ code }) => code);

describe("the points a surveyor raised", () => {
  test("1: a body in danger and an allegation are incidents, and critical, whatever else is known", () => {
    for (const sign of ["not_breathing", "seizure"] as const)
      expect(judged({ signs: [sign] }).priority).toBe("critical");
    expect(judged({ "allegation.type": "physical" }).priority).toBe("critical");
  });

  test("2: abnormal vital signs, a transfer and 911 raise any kind", () => {
    const double = { kind: "medication", "medication.errorType": "extra_dose" } as const;
    expect(judged({ ...double, "medication.drug": "lisinopril", "vitals.bp": "88/50" }).priority).toBe("critical");
    expect(judged({ ...double, "medication.drug": "metoprolol", disposition: "sent_to_er" }).priority).toBe("high");
    expect(judged({ kind: "wound", disposition: "911_called" }).priority).toBe("critical");
    expect(judged({ kind: "infection", "allegation.type": "sexual" })).toMatchObject({
      kind: "allegation",
      priority: "critical",
    });
  });

  test("3: each employee reports a crime; sexual abuse keeps evidence and is no skin check", () => {
    const { steps, clocks } = judged({ "allegation.type": "sexual" });
    expect(steps.find(({ code }) => code === "REPORT_CRIME")).toMatchObject({
      role: "each_employee",
      kind: "law",
    });
    expect(codes(steps)).toEqual(expect.arrayContaining(["PRESERVE_EVIDENCE", "FORENSIC_EXAM", "POLICE_911"]));
    expect(codes(steps)).not.toContain("SKIN_CHECK");
    expect(clocks.map(({ row }) => row)).toContain("C-CRIME-2");
  });

  test("4: clocks run from when staff learned of it, with date and time", () => {
    const told = { "occurred.date": "2026-11-14", "occurred.time": "22:00", "reported.time": "08:30" };
    const { clocks } = judged({ "allegation.type": "neglect", ...told });
    expect(clocks.find(({ limit }) => limit === "24h")).toMatchObject({
      from: { at: "2026-11-16T08:30", known: "reported" },
      dueAt: "2026-11-17T08:30",
    });
    expect(clocks.find(({ limit }) => limit === "5wd")?.dueAt).toBe("2026-11-20");
  });

  test("5: what no law times is a suggestion and stands under no clock", () => {
    const { steps, clocks } = judged({ kind: "medication", "medication.errorType": "omission" });
    expect(steps.find(({ code }) => code === "MAR_AUDIT")).toMatchObject({
      kind: "suggestion",
      suggested: true,
    });
    expect(steps.find(({ code }) => code === "MAR_AUDIT")?.cite).toBeUndefined();
    expect(clocks).toEqual([]);
  });

  test("6: a blow to the head without a thinner is told at once; a count that is off is no F580", () => {
    const blow = judged({ kind: "fall", headStrike: "yes", onAnticoagulant: "no" });
    for (const code of ["NOTIFY_PROVIDER", "NOTIFY_FAMILY", "NOTIFY_RESIDENT"])
      expect(blow.steps.find((step) => step.code === code)).toMatchObject({ due: "now", kind: "law" });
    expect(blow.clocks.map(({ row, limit }) => [row, limit])).toContainEqual(["C-TELL-1", "at_once"]);
    const count = judged({ kind: "medication", "medication.errorType": "count_discrepancy" });
    expect(count.steps.filter(({ cite }) => cite?.includes("F580"))).toEqual([]);
    expect(count.clocks.map(({ row }) => row)).not.toContain("C-TELL-1");
  });

  test("7: other settings have words of their own and no federal clock", () => {
    for (const setting of ["assisted_living", "independent_living", "home_care"] as const) {
      const { steps, clocks } = judged({ "allegation.type": "physical" }, at(setting));
      expect(clocks).toEqual([]);
      expect(codes(steps)).toEqual(expect.arrayContaining(["MANDATED_REPORT", "STATE_REPORT_CHECK"]));
      expect(codes(steps)).not.toContain("ABUSE_REPORT_2H");
    }
    const texts = (["nursing_home", "assisted_living"] as const).map(
      (setting) =>
        judged({ "allegation.type": "physical" }, at(setting)).steps.find(({ code }) => code === "NOTIFY_ADMIN")?.text,
    );
    expect(texts[0]).not.toBe(texts[1]);
  });

  test("8: neglect runs under one State clock; leaving with a likely fracture runs under the short one", () => {
    const state = (values: Parameters<typeof factsOf>[0]) =>
      judged(values)
        .clocks.filter(({ row }) => row.startsWith("C-STATE"))
        .map(({ limit }) => limit);
    expect(state({ "allegation.type": "neglect" })).toEqual(["24h"]);
    expect(state({ "allegation.type": "neglect", "injury.suspectedFracture": "yes" })).toEqual(["2h"]);
    const left = {
      "behavior.type": "elopement",
      "elopement.leftBuilding": "yes",
      "elopement.found.time": "09:00",
    } as const;
    expect(state({ ...left, "injury.suspectedFracture": "yes" })).toEqual(["2h"]);
    expect(state(left)).toEqual(["24h"]);
  });

  test("9: an allegation protects, reports and investigates; it does not look for what set it off", () => {
    const { kind, steps, questions } = judged({ kind: "behavior_elopement", "allegation.type": "physical" });
    const order = codes(steps);
    expect(kind).toBe("allegation");
    expect(order).not.toContain("BEHAVIOR_ROOT");
    expect(order.indexOf("PROTECT_RESIDENT")).toBeLessThan(order.indexOf("ABUSE_REPORT_2H"));
    expect(order.indexOf("ABUSE_REPORT_2H")).toBeLessThan(order.indexOf("START_INVESTIGATION"));
    expect(steps.flatMap(({ cite }) => cite ?? []).join()).toMatch(/F609.*F610|F610.*F609/);
    expect(questions[0]).toBe("allegation.safe");
  });

  test("10: no pulse asks for 911 and the code status, and CPR comes first", () => {
    const { kind, steps, questions, emergency } = judged({ signs: ["no_pulse"] });
    expect(kind).toBe("condition");
    expect(steps[0]).toMatchObject({ code: "CODE_STATUS_CPR", cite: "42 CFR 483.24(a)(3), F678" });
    expect(questions.slice(0, 2)).toEqual(["emergency.911", "emergency.codeStatus"]);
    expect(emergency?.steps.length).toBeGreaterThanOrEqual(5);
    const stroke = judged({ signs: ["stroke"] });
    expect(stroke.questions.slice(0, 2)).toEqual(["emergency.911", "vitals.glucose"]);
    expect(stroke.questions).not.toContain("notifications.infection_preventionist");
    expect(codes(judged({ signs: ["poisoning"] }).steps)).toContain("POISON_CONTROL");
    const asleep = { kind: "medication", "medication.drug": "fentanyl", mentalStatus: "changed" } as const;
    expect(codes(judged(asleep).steps)).toContain("NALOXONE");
  });

  test("11: a thing that was taken is no missing resident; a family that speaks was not told", () => {
    const ring = judged({ "allegation.type": "misappropriation", "abuse.allegationBy": "family" });
    expect(ring.reasons.map(({ code }) => code)).toEqual(["misappropriation_allegation"]);
    expect(ring.emergency).toBeUndefined();
    expect(ring.untold).toContain("family");
  });

  test("12: an ER trip is no F; symptoms without treatment are a D; near misses are a B", () => {
    const error = {
      kind: "medication",
      "medication.errorType": "wrong_dose",
      "medication.drug": "atenolol",
    } as const;
    const letter = (values: Parameters<typeof factsOf>[0]) => judged({ ...error, ...values }).nccMerp?.letter;
    expect(letter({ disposition: "sent_to_er", symptoms: ["dizziness"] })).toBe("E");
    expect(letter({ symptoms: ["dizziness"] })).toBe("D");
    expect(letter({ "medication.reachedResident": "no" })).toBe("B");
    expect(judged({ ...error, symptoms: ["dizziness"] }).nccMerp?.meaning).toBeTruthy();
  });

  test("13: a time without a date is the last such time, never one to come", () => {
    const { clocks } = judged({ "allegation.type": "physical", "found.time": "18:00" });
    expect(clocks[0]?.from).toEqual({ at: "2026-11-15T18:00", known: "found" });
  });

  test("14: the result of an investigation is due 5 working days from the incident", () => {
    const happened = { "occurred.date": "2026-11-12", "occurred.time": "09:00", "reported.time": "09:30" };
    const clock = judged({ "allegation.type": "neglect", ...happened }).clocks.find(({ limit }) => limit === "5wd");
    expect(clock).toMatchObject({
      from: { known: "occurred" },
      dueAt: "2026-11-19",
      cite: "42 CFR 483.12(c)(4), F609",
    });
  });

  test("15: a call to the doctor gets its SBAR sheet, until the doctor was told", () => {
    expect(codes(judged({ kind: "fall", headStrike: "yes" }).steps)).toContain("SBAR_CALL");
    const told = { kind: "fall", headStrike: "yes", "notifications.physician": "done" } as const;
    expect(codes(judged(told).steps)).not.toContain("SBAR_CALL");
  });
});

describe("what a judgement rests on", () => {
  test("reasons quote the words of their facts and name their row", () => {
    const facts = factsOf({ kind: "fall", headStrike: "yes", onAnticoagulant: "yes" });
    const [reason] = judge(facts, home).reasons;
    expect(reason).toMatchObject({ code: "head_strike_bleeding_risk", row: "R-HEAD-1" });
    expect(reason?.evidence.map(({ quote }) => quote)).toEqual(["onAnticoagulant: yes", "headStrike: yes"]);
  });

  test("no harm is said only if someone said so", () => {
    const fall = { kind: "fall", witnessed: "yes", headStrike: "no" } as const;
    expect(judged(fall).reasons[0]?.code).toBe("harm_not_mentioned");
    expect(judged({ ...fall, "injury.present": "no" }).reasons[0]?.code).toBe("no_harm");
  });

  test("a warning raises to critical only where nothing else is, and carries no words", () => {
    const warned = at("nursing_home", { danger: 0.97 });
    expect(judged({ kind: "wound" }, warned).reasons[0]).toMatchObject({
      code: "sounds_critical",
      evidence: [],
    });
    expect(judged({ kind: "wound" }, at("nursing_home", { danger: 0.2 })).priority).toBe("routine");
    const reasons = judged({ signs: ["stroke"] }, warned).reasons.map(({ code }) => code);
    expect(reasons).not.toContain("sounds_critical");
  });

  test("nothing that is answered is asked, not even as unknown", () => {
    const { questions } = judged({
      kind: "fall",
      headStrike: "unknown",
      onAnticoagulant: "unknown",
      witnessed: "unknown",
    });
    for (const path of ["headStrike", "onAnticoagulant", "witnessed"]) expect(questions).not.toContain(path);
    const again = judged({ kind: "fall" }, at("nursing_home", { answered: ["headStrike", "told"] })).questions;
    expect(again).not.toContain("headStrike");
    expect(again).not.toContain("told");
  });

  type Values = Parameters<typeof judged>[0];
  const wrongDose: Values = { kind: "medication", "medication.errorType": "wrong_dose" };
  const headHurt: Values = { kind: "fall", headStrike: "yes" };
  test.each<[string, string, Values, Values]>([
    ["the time it was given", "occurred.time", wrongDose, { "medication.givenTime": "08:00" }],
    ["the rooms of a cluster", "resident.name", { kind: "infection" }, { "infection.clusterRooms": ["4", "5"] }],
    ["the name of a blood thinner", "onAnticoagulant", headHurt, { anticoagulant: "Eliquis" }],
    ["what kind of injury it is", "injury.present", { kind: "fall" }, { "injury.types": ["bruise"] }],
    ["one side of a wound", "wound.lengthCm", { kind: "wound" }, { "wound.widthCm": 2 }],
  ])("%s leaves %s nothing to ask", (_, path, told, known) => {
    expect(judged(told).questions).toContain(path);
    expect(judged({ ...told, ...known }).questions).not.toContain(path);
  });

  test.each<[string, string, Values]>([
    ["a day is no time", "occurred.time", { kind: "fall", "occurred.date": "2026-11-15", "found.date": "2026-11-15" }],
    ["a sugar is no vital sign", "vitals", { kind: "condition", "vitals.glucose": 92 }],
    ["a dose ordered is none given", "medication.doseGiven", { ...wrongDose, "medication.doseOrdered": "5 mg" }],
    ["a drug ordered is none given", "medication.drug", { ...wrongDose, "medication.drugOrdered": "metoprolol" }],
  ])("%s, so %s is still asked", (_, path, known) => {
    expect(judged(known).questions).toContain(path);
  });

  test("every sentence comes in Spanish too", () => {
    const spanish = judged({ signs: ["stroke"] }, at("nursing_home", { language: "es" }));
    const english = judged({ signs: ["stroke"] });
    expect(spanish.emergency?.heading).not.toBe(english.emergency?.heading);
    expect(spanish.steps[0]?.text).not.toBe(english.steps[0]?.text);
  });
});

describe("a dose left out", () => {
  const missed = {
    kind: "medication",
    "medication.errorType": "omission",
    "medication.reachedResident": "no",
  } as const;

  test("has reached the resident: it was not caught in time, and its letter is C", () => {
    const { reasons, priority, nccMerp } = judged({ ...missed, "medication.drug": "atorvastatin" });
    expect(codes(reasons)).not.toContain("near_miss");
    expect([priority, nccMerp?.letter]).toEqual(["routine", "C"]);
  });

  test.each(["Keppra", "carbidopa-levodopa", "Dilantin"])("of %s is high, refused or forgotten", (drug) => {
    for (const type of ["omission", "refused"] as const)
      expect(judged({ ...missed, "medication.errorType": type, "medication.drug": drug }).priority).toBe("high");
  });
});
