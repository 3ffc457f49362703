import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FactPath, Facts } from "../../contracts/facts.ts";
import { acts, type Perception } from "../perceive/perception.ts";
import { judge } from "../policy/judge.ts";
import { createConverse } from "./create-converse.ts";
import { begin, type State } from "./state.ts";
import { fakeJudge } from "./testing/fake-judge.ts";
import { perceptionOf, says } from "./testing/play-conversation.ts";

const story = says("Mr. Diaz in room 9 fell at 9, hit his head, I saw it, left knee is bruised, BP 130 over 80", {
  kind: "fall",
  facts: {
    "resident.name": "Mr. Diaz",
    "resident.room": { is: "9", words: "room 9" },
    "occurred.time": { is: "09:00", words: "at 9" },
    headStrike: { is: "yes", words: "hit his head" },
    witnessed: { is: "yes", words: "I saw it" },
    "injury.sites": { is: ["left knee"], words: "left knee" },
    "injury.types": { is: ["bruise"], words: "bruised" },
    "vitals.bp": { is: "130/80", words: "130 over 80" },
  },
});

/** What the turns after it speak of: never of anything the first one told. */
const others: Partial<Record<FactPath, unknown[]>> = {
  onAnticoagulant: ["yes", "no", "unknown"],
  lossOfConsciousness: ["yes", "no"],
  "fall.footwear": ["regular_socks"],
  "notifications.charge_nurse": ["done", "not_done"],
  "notifications.family": ["done", "attempted"],
  "pain.score": [3, 7],
  "vitals.glucose": [110],
  symptoms: [["dizziness"]],
};
const otherFacts = fc
  .subarray(Object.keys(others) as FactPath[], { maxLength: 3 })
  .chain((paths) =>
    fc.tuple(...paths.map((path) => fc.constantFrom(...(others[path] ?? [])).map((value) => [path, value]))),
  )
  .map((pairs) => Object.fromEntries(pairs) as Record<string, unknown>);

/** Words that take back on purpose are another matter. */
const text = fc.constantFrom("yes", "no", "dunno", "that's wrong", "not yet", "she takes Eliquis", "what?", "thanks");
const followUp = fc
  .tuple(text, fc.constantFrom(...acts.filter((act) => act !== "restart")), otherFacts, fc.boolean(), fc.boolean())
  .map(([said, act, facts, isIncident, isSpoken]) => {
    const perception: Perception = { ...perceptionOf(said, { act, facts, danger: 0.3 }), isIncident };
    return { kind: "visitor-said", text: said, by: isSpoken ? "speech" : "typing", perception } as const;
  });
const pageEvent = fc.constantFrom(
  { kind: "question-cut-off", heard: "" } as const,
  { kind: "visitor-is-saying", text: "", by: "speech", perception: perceptionOf("", {}) } as const,
  { kind: "setting-chosen", setting: "home_care" } as const,
);

/** A question that was open about a value of the story may be answered, and that answer counts. */
function asksAgain({ open, current }: State, facts: Facts): boolean {
  return current === 0 && open?.kind === "question" && open.path in facts;
}

/** Many conversations with a judge of few rules, and some with our own, which takes its time. */
describe.each([
  { rules: "few rules", by: fakeJudge, numRuns: 200 },
  { rules: "our rules", by: judge, numRuns: 15 },
])("with $rules, what the first turn told", ({ by, numRuns }) => {
  const { step, reportsOf } = createConverse(by);
  const first = step(begin({ id: "demo", now: "2026-11-15T14:20" }), story).state;
  const told = first.incidents[0]?.facts ?? {};

  test("stays as it was, whatever is said of other things, also when it is kept as text", () => {
    const happening = fc.oneof({ weight: 5, arbitrary: followUp }, pageEvent);
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 10 }), (happened) => {
        let state = first;
        for (const event of happened) {
          expect(asksAgain(state, told)).toBe(false);
          state = step(state, event).state;
          expect(state.incidents[0]?.facts).toMatchObject(told);
        }
        expect(reportsOf(JSON.parse(JSON.stringify(state)))[0]).toMatchObject({
          resident: { name: { value: "Mr. Diaz" }, room: { value: "9" } },
          headStrike: { value: "yes" },
        });
      }),
      { numRuns },
    );
  });
});
