import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Evidence, IncidentReport } from "../../contracts/report.ts";
import { allOwnReports } from "../testing/all-own-reports.ts";
import type { LabelledReport } from "../testing/labelled-report.ts";
import { scoreReport, totalBars } from "../testing/score.ts";
import { understand } from "./understand.ts";

const dev: LabelledReport[] = JSON.parse(
  readFileSync(new URL("../testing/dev-reports.json", import.meta.url), "utf8"),
).items;
const circumstances = { now: "2025-03-13T10:00", setting: "nursing_home" as const };

test.each(["as written", "no punctuation", "digits", "digit words"] as const)(
  "the bars hold on the dev reports, %s",
  (variant) => {
    const bars = totalBars(dev.map((report) => scoreReport(report, variant)));
    const written = totalBars(dev.map((report) => scoreReport(report, "as written")));
    expect(bars.criticalUnderRated).toBe(0);
    expect(bars.forbidden).toBe(0);
    expect(bars.category).toBeGreaterThanOrEqual(39);
    expect(bars.priority).toBeGreaterThanOrEqual(38);
    expect(bars.f1).toBeGreaterThanOrEqual(0.9);
    expect(bars.actions).toBeGreaterThanOrEqual(0.95);
    expect(bars.questions).toBeGreaterThanOrEqual(36);
    expect(written.f1 - bars.f1).toBeLessThanOrEqual(0.03);
  },
  60_000,
);

test("no critical report of our own is rated lower", () => {
  const scores = allOwnReports.map((report) => scoreReport(report, "no punctuation"));
  expect(scores.filter((score) => score.criticalUnderRated).map((score) => score.id)).toEqual([]);
}, 60_000);

function allEvidence(report: IncidentReport): Evidence[] {
  const found: Evidence[] = [];
  const walk = (value: unknown) => {
    if (value === null || typeof value !== "object") return;
    if ("quote" in value && "start" in value) found.push(value as Evidence);
    else for (const inner of Object.values(value)) walk(inner);
  };
  walk(report);
  return found;
}

test("every value points at words of the original", () => {
  for (const { transcript, context } of dev) {
    const evidence = allEvidence(understand(transcript, context));
    expect(evidence.length).toBeGreaterThan(5);
    for (const { start, end, quote } of evidence) expect(transcript.slice(start, end)).toBe(quote);
  }
}, 60_000);

test("the same words give the same report", () => {
  const [first] = dev as [LabelledReport];
  expect(understand(first.transcript, first.context)).toEqual(understand(first.transcript, first.context));
});

test("whatever is said, the report holds together", () => {
  const vocabulary = dev.flatMap(({ transcript }) => transcript.split(" ")).slice(0, 400);
  const babble = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(fc.constantFrom(...vocabulary), { maxLength: 60 }).map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(babble, (said) => {
      const report = understand(said, circumstances);
      expect(report.narrative).toBe(said);
      for (const { start, end, quote } of allEvidence(report)) expect(said.slice(start, end)).toBe(quote);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test("what was not said is not in the report, and what is missing is listed", () => {
  const report = understand("Mr. K fell", circumstances);
  expect(report.headStrike).toBeUndefined();
  expect(report.missing).toEqual(
    expect.arrayContaining([
      "resident.room",
      "headStrike",
      "witnessed",
      "occurred.time",
      "notifications.family",
    ]),
  );
});

test("not knowing is an answer of its own", () => {
  expect(understand("Mr. K fell, I don't know if he hit his head", circumstances).headStrike?.value).toBe(
    "unknown",
  );
});

test("a resident who gets confused cannot settle a head strike by saying no", () => {
  const said = "Mr. K was on the floor, he says he didn't hit his head";
  expect(understand(`${said}, he's sharp`, circumstances).headStrike?.value).toBe("no");
  expect(understand(`${said} but he gets confused`, circumstances).headStrike?.value).toBe("unknown");
});

test("when two people disagree about the head, nobody knows", () => {
  const said =
    "Mr. K fell. he says he did not hit his head but the daughter says he hit his head on the table";
  expect(understand(said, circumstances).headStrike?.value).toBe("unknown");
});

test("a head that was asked about and left open is unknown", () => {
  const asked = "Mrs. O slid off the bed. the head, I ask her, she say maybe, she don't remember";
  expect(understand(asked, circumstances).headStrike?.value).toBe("unknown");
  const disputed =
    "Mr. H fell last night. his wife heard it. she says he must have hit his head, he says he did not";
  expect(understand(disputed, circumstances).headStrike?.value).toBe("unknown");
});

test("a shouting son is no allegation", () => {
  const said = "nurse said call nine one one. I called his son and he's screaming at me about it";
  expect(understand(said, circumstances).abuseScreen).toBeUndefined();
});

test("a room taken back in a list is not in the list", () => {
  const said =
    "three with pink eye, rooms three oh two, three oh six and three ten, sorry, three eleven, three ten is empty";
  expect(understand(said, circumstances).infection?.clusterRooms?.value).toEqual(["302", "306", "311"]);
});

test.each([
  ["she says she didn't hit her head but her roommate says she did, she fell by the bed", "unknown"],
  ["daughter thinks he bumped his head, I was right there and he did not. he fell by the sink", "unknown"],
])("short answers about the head count: %s", (said, head) => {
  expect(understand(said, circumstances).headStrike?.value).toBe(head);
});

test.each([
  "Mrs. Z's bowl of soup tipped over on her arm, it's red with two blisters",
  "Ms. T wandered into Mr. A's room, he was down at therapy so he never knew",
])("a thing that tips and a person elsewhere are no fall: %s", (said) => {
  const report = understand(said, circumstances);
  expect([report.category.value, ...report.secondary]).not.toContain("fall");
});

test("an ambulance that was only offered was not called", () => {
  const report = understand(
    "Ms. D slipped on some ice and scraped her elbow, I offered to call an ambulance and she won't go",
    circumstances,
  );
  expect(report.disposition?.value).toBe("refused_transport");
  expect(report.immediateActions).toBeUndefined();
  expect(report.priorityReasons).not.toContain("emergency_called");
});

test("what befell somebody long ago does not date the wish before it", () => {
  const said =
    "mr w said he wants to end it his dog died two weeks ago there were razor blades in his drawer";
  expect(understand(said, circumstances).priorityReasons).toContain("self_harm_statement");
});

test("the blow of a visitor is no quarrel between residents", () => {
  const report = understand("Mrs. T's son slapped her in the parking lot", circumstances);
  expect(report.priorityReasons).toEqual(["abuse_allegation"]);
  expect(report.behavior?.aggressor).toBeUndefined();
});

test("what nobody should drink cannot wait", () => {
  const report = understand("Mr. D drank some hand sanitizer, he seems fine", circumstances);
  expect(report.priority.value).toBe("critical");
});

test("a room of somebody else far from the name is not the resident's", () => {
  const said = "Mr. Y has pinkeye, his tablemate has it too and so does the lady in nine";
  const report = understand(said, circumstances);
  expect(report.resident?.room).toBeUndefined();
  expect(report.infection?.affectedCount?.value).toBe(3);
});

test("whoever holds his head and denies the blow has not settled it", () => {
  const said = "Mr. K fell by the tv. he swears he never touched his head";
  expect(understand(said, circumstances).headStrike?.value).toBe("no");
  expect(
    understand(`${said} but his wife says he was rubbing the back of his skull`, circumstances).headStrike
      ?.value,
  ).toBe("unknown");
  expect(
    understand(`${said} but his wife heard a crack, so I honestly don't know`, circumstances).headStrike
      ?.value,
  ).toBe("unknown");
});

test("a weapon that is wished for is none at hand", () => {
  const report = understand("Mr. A says if I had my old shotgun I'd be done already", circumstances);
  expect(report.priorityReasons).toContain("self_harm_statement");
  expect(report.behavior?.weapon).toBeUndefined();
});

test("someone who was only thought missing is accounted for", () => {
  const said =
    "Mr. Y didn't come down for dinner and no answer at his door, then his daughter phoned, he's been with her at her house since noon, she picked him up. he doesn't have dementia";
  const report = understand(said, circumstances);
  expect(report.priorityReasons).toContain("unaccounted_resolved");
  expect(report.priorityReasons).not.toContain("resident_missing");
  expect(report.elopement?.accompanied?.value).toBe("yes");
});

test("eyes that close again are no missing resident", () => {
  const report = understand(
    "Mr. F got two oxycodone, I get his eyes open and then he's gone again",
    circumstances,
  );
  expect(report.priorityReasons).not.toContain("resident_missing");
});
