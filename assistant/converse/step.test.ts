import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyChange, changeOf } from "../../contracts/conversation-change.ts";
import { factValues, isFactPath, isFactValue } from "../../contracts/fact-values.ts";
import { type FactPath, signs } from "../../contracts/facts.ts";
import { categories, type Setting, settings } from "../../contracts/report.ts";
import { acts, type Perception } from "../perceive/perception.ts";
import { judge } from "../policy/judge.ts";
import { createConverse } from "./create-converse.ts";
import { saidWithoutNames } from "./said-without-names.ts";
import { begin, type ConversationEvent, mostUndos, type State } from "./state.ts";
import { fakeJudge } from "./testing/fake-judge.ts";
import { isSaying, playConversation, says, sets, speaks } from "./testing/play-conversation.ts";

const { step, viewOf, reportsOf } = createConverse(fakeJudge);
const start = () => begin({ id: "demo", now: "2026-11-15T14:20" });
const fall = says("Mr. Diaz in room 9 fell", {
  kind: "fall",
  facts: { "resident.name": "Mr. Diaz", "resident.room": { is: "9", words: "room 9" } },
});

describe("the report", () => {
  test("holds each value with its words, how it is known and what it replaced", () => {
    const { reports } = playConversation(fakeJudge, [
      fall,
      says("sorry, room 19", { act: "correct", facts: { "resident.room": { is: "19", words: "room 19" } } }),
    ]);

    expect(reports[0]?.resident?.room).toMatchObject({
      value: "19",
      how: "typed",
      evidence: [{ turn: 1, start: 7, end: 14, quote: "room 19" }],
      superseded: ["9"],
      struck: [{ turn: 0, quote: "room 9" }],
    });
    expect(reports[0]?.audit).toEqual([
      { at: "2026-11-15T14:20", path: "resident.room", from: "9", to: "19", by: "typed" },
    ]);
  });

  test("a value set by hand changes nothing but itself", () => {
    const [before] = playConversation(fakeJudge, [fall]).reports;
    const [after] = playConversation(fakeJudge, [fall, sets("resident.room", "216")]).reports;

    expect(after?.resident?.room).toMatchObject({ value: "216", how: "by-hand", evidence: [] });
    expect({ ...after, resident: before?.resident, audit: [] }).toEqual({ ...before, audit: [] });
  });

  test("a value that cannot stand at its path is not taken", () => {
    const events: ConversationEvent[] = [
      { kind: "set", report: 0, path: "headStrike", value: "maybe" },
      { kind: "set", report: 0, path: "vitals.pulse", value: "216" },
      { kind: "set", report: 3, path: "resident.room", value: "1" },
      { kind: "set", report: 0, path: "constructor" as FactPath, value: "1" },
      { kind: "step-done", report: 0, code: "FLY", done: true },
    ];
    const { state } = step(start(), fall);

    for (const event of events) expect(step(state, event).state).toBe(state);
  });

  test("a spoken fact that decides the priority is not confirmed until the visitor agrees", () => {
    const headStrike = { is: "yes", words: "hit his head" } as const;
    const told = { kind: "fall", facts: { "resident.name": "Mr. Lee", headStrike } } as const;
    const text = "Mr. Lee fell and hit his head";
    const unconfirmed = (moves: ConversationEvent[]) => {
      const [report] = playConversation(judge, moves).reports;
      return [report?.headStrike?.unconfirmed, report?.resident?.name?.unconfirmed];
    };
    const dunno = says("dunno", { act: "dont-know" });
    const agreed = [dunno, dunno, dunno, dunno, dunno, says("yes", { act: "agree" })];

    expect(unconfirmed([speaks(text, told)])).toEqual([true, undefined]);
    expect(unconfirmed([says(text, told)])).toEqual([undefined, undefined]);
    expect(unconfirmed([speaks(text, told), ...agreed])).toEqual([undefined, undefined]);
  });

  test("steps that are ticked off stay so", () => {
    const tick = (done: boolean): ConversationEvent => ({
      kind: "step-done",
      report: 0,
      code: "NOTIFY_PROVIDER",
      done,
    });

    expect(playConversation(fakeJudge, [fall, tick(true)]).reports[0]?.actions[0]?.done).toBe(true);
    expect(playConversation(fakeJudge, [fall, tick(true), tick(false)]).reports[0]?.actions[0]?.done).toBe(undefined);
  });

  test("confirming a value says who knows it", () => {
    const moves = [fall, { kind: "confirmed", report: 0, path: "resident.room" } as const];

    expect(playConversation(fakeJudge, moves).reports[0]?.resident?.room?.how).toBe("confirmed");
  });
});

describe("what a page draws", () => {
  test("marks the words of every value, and strikes through what was taken back", () => {
    const { state } = playConversation(fakeJudge, [
      fall,
      says("sorry, room 19", { act: "correct", facts: { "resident.room": { is: "19", words: "room 19" } } }),
    ]);
    const [first, , second] = viewOf(state).lines;

    expect(first?.marks).toEqual([
      { start: 0, end: 8, path: "resident.name" },
      { start: 12, end: 18, path: "resident.room", struck: true },
    ]);
    expect(second?.marks).toEqual([{ start: 7, end: 14, path: "resident.room" }]);
    expect(second).toMatchObject({ turn: 1, report: 0, by: "typing" });
  });

  test("shows facts while they are being said, and only the last words stay", () => {
    const partial = isSaying("Mr. Lee fell in nine", {
      kind: "fall",
      facts: { "resident.name": "Mr. Lee", "resident.room": { is: "9", words: "nine" } },
    });
    const { state } = step(start(), partial);
    const view = viewOf(state);

    expect(view.lines).toMatchObject([{ text: "Mr. Lee fell in nine", isPartial: true, turn: 0 }]);
    expect(view.reports[0]?.resident?.room?.value).toBe("9");
    expect(reportsOf(state)).toEqual([]);

    const final = step(state, speaks("Mr. Lee fell", { kind: "fall", facts: { "resident.name": "Mr. Lee" } }));
    expect(viewOf(final.state).reports[0]?.resident).not.toHaveProperty("room");
  });

  test("says where the setting is known from", () => {
    const said = says("He slipped at my client's house", { kind: "fall" });
    const chosen: ConversationEvent = { kind: "setting-chosen", setting: "assisted_living" };
    const settingOf = (moves: ConversationEvent[]) => {
      const { setting, settingFrom } = viewOf(playConversation(fakeJudge, moves).state);
      return [setting, settingFrom];
    };

    expect(settingOf([fall])).toEqual(["nursing_home", "preset"]);
    expect(settingOf([said])).toEqual(["home_care", "said"]);
    expect(settingOf([chosen, said])).toEqual(["assisted_living", "chosen"]);
    expect(settingOf([says("She fell in her apartment", { kind: "fall" })])).toEqual(["assisted_living", "said"]);
  });

  test("an emergency shows its steps and the words it was heard in", () => {
    const { state, lines } = playConversation(fakeJudge, [
      says("Mr. Gray isn't breathing", {
        facts: { signs: { is: ["not_breathing"], words: "isn't breathing" } },
      }),
    ]);

    expect(viewOf(state).emergency).toMatchObject({
      sign: "not_breathing",
      words: [{ turn: 0, quote: "isn't breathing" }],
    });
    expect(lines[1]).toMatch(/^assistant: Call 911 now\./);
  });
});

test("starting over can be undone, with every line", () => {
  const { state } = playConversation(fakeJudge, [fall, says("no", { act: "unclear" })]);
  const over = step(state, { kind: "started-over" }).state;

  expect(reportsOf(over)).toEqual([]);
  const back = step(over, { kind: "undone" }).state;
  expect({ ...viewOf(back), revision: 0 }).toEqual({ ...viewOf(state), revision: 0 });
});

test("words after the end open the conversation again, and thanks do not read the report back", () => {
  const agreed = says("yes", { act: "agree" });
  const dunno = says("dunno", { act: "dont-know" });
  const told = [fall, dunno, dunno, dunno, dunno, agreed];
  expect(playConversation(fakeJudge, told)).toMatchObject({ endsCall: true, state: { phase: "over" } });

  const { said, endsCall } = playConversation(fakeJudge, [...told, says("thanks", { act: "small-talk" })]);
  expect(said).not.toContain("wrote");
  expect(endsCall).toBe(false);
});

test("what a voice makes ready for has no blank in it, and is said in conversations", () => {
  const ready = saidWithoutNames();
  const first = step(start(), fall).say?.sentences ?? [];

  expect(ready.filter((sentence) => /[{}]/.test(sentence))).toEqual([]);
  expect(first).not.toEqual([]);
  expect(first.filter((sentence) => !ready.includes(sentence))).toEqual([]);
});

const paths = Object.keys(factValues).filter(isFactPath);

const values: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>("yes", "no", "unknown", "done", "19", "Mr. Tam", "04:00", "2026-11-15", true, 7),
  fc.subarray([...signs], { minLength: 1, maxLength: 2 }),
  fc.constantFrom(["rash"], ["fever", "cough"], ["shoulder"]),
);

const facts = fc
  .array(fc.tuple(fc.constantFrom(...paths), values), { maxLength: 6 })
  .map((pairs) => new Map(pairs.filter(([path, value]) => isFactValue(path, value))))
  .map((known) =>
    [...known].map(([path, value]) => ({
      path,
      value,
      places: [value].flat().map(() => ({ start: 0, end: 3 })),
    })),
  ) as fc.Arbitrary<Perception["facts"]>;

const perception: fc.Arbitrary<Perception> = fc.record(
  {
    act: fc.constantFrom(...acts),
    isIncident: fc.boolean(),
    kind: fc.constantFrom(...categories),
    facts,
    wrong: fc.array(fc.record({ path: fc.constantFrom(...paths), value: values }), { maxLength: 2 }),
    danger: fc.double({ min: 0, max: 1, noNaN: true }),
    answer: fc.constantFrom("cost", "what_to_do", "nothing_like_it", "constructor"),
    language: fc.constantFrom("en", "en", "en", "es"),
  },
  { requiredKeys: ["act", "isIncident", "facts", "wrong", "danger", "language"] },
);

const report = fc.nat({ max: 3 });
const text = fc.constantFrom(
  "Mr. Tam fell",
  "no",
  "the other one",
  "scratch that",
  "at my client's house",
  "thanks so much",
);
const event: fc.Arbitrary<ConversationEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("visitor-said" as const),
      text,
      by: fc.constantFrom("speech" as const, "typing" as const),
      perception,
      others: fc.array(fc.record({ text, perception }), { maxLength: 1 }),
    }),
  },
  fc.record({
    kind: fc.constant("visitor-is-saying" as const),
    text,
    by: fc.constant("speech" as const),
    perception,
  }),
  fc.record({ kind: fc.constant("set" as const), report, path: fc.constantFrom(...paths), value: values }),
  fc.record({ kind: fc.constant("cleared" as const), report, path: fc.constantFrom(...paths) }),
  fc.record({ kind: fc.constant("confirmed" as const), report, path: fc.constantFrom(...paths) }),
  fc.record({ kind: fc.constant("setting-chosen" as const), setting: fc.constantFrom<Setting>(...settings) }),
  fc.record({
    kind: fc.constant("question-cut-off" as const),
    heard: fc.constantFrom("", "Got it.", "x".repeat(200)),
  }),
  fc.record({
    kind: fc.constant("step-done" as const),
    report,
    code: fc.constantFrom("NOTIFY_PROVIDER", "FLY"),
    done: fc.boolean(),
  }),
  fc.constantFrom<ConversationEvent>(
    { kind: "started-over" },
    { kind: "undone" },
    { kind: "ended" },
    { kind: "assistant-said", text: "Hi." },
  ),
);
const events = fc.array(event, { maxLength: 12 });

function statesOf(happened: readonly ConversationEvent[]): State[] {
  const states = [start()];
  for (const one of happened) states.push(step(states.at(-1) as State, one).state);
  return states;
}

describe("whatever happens", () => {
  test("the state is plain data, and comes back from text as it was", () => {
    fc.assert(
      fc.property(events, event, (happened, next) => {
        const state = statesOf(happened).at(-1) as State;
        const kept: State = JSON.parse(JSON.stringify(state));

        expect(reportsOf(kept)).toEqual(reportsOf(state));
        expect(viewOf(kept)).toEqual(viewOf(state));
        expect(JSON.stringify(viewOf(step(kept, next).state))).toBe(JSON.stringify(viewOf(step(state, next).state)));
      }),
    );
  });

  test("a page that follows the changes shows what a page that joins shows", () => {
    fc.assert(
      fc.property(events, (happened) => {
        const views = statesOf(happened).map(viewOf);
        let shown = views[0];
        for (const [index, view] of views.entries()) {
          const change = JSON.parse(JSON.stringify(changeOf(views[Math.max(0, index - 1)] ?? view, view)));
          shown = shown && applyChange(shown, change);
          expect(shown).toEqual(view);
        }
      }),
    );
  });

  test("undo brings back what was before the last thing that could be undone", () => {
    fc.assert(
      fc.property(events, event, (happened, last) => {
        const before = { ...(statesOf(happened).at(-1) as State), partial: undefined };
        const after = step(before, last).state;
        if (last.kind === "undone" || after.past.length <= before.past.length) return;
        const { past, revision, ...restored } = step(after, { kind: "undone" }).state;

        expect(past).toEqual(before.past);
        expect(revision).toBeGreaterThan(before.revision);
        expect({ ...before, ...restored }).toEqual(before);
      }),
    );
  });

  test("the way back is bounded, questions are at most five, and the read-back is said at most twice", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (happened) => {
        const state = statesOf(happened).at(-1) as State;

        expect(state.past.length).toBeLessThanOrEqual(mostUndos);
        expect(state.incidents.every(({ asked, readBacks }) => asked.length <= 5 && readBacks <= 2)).toBe(true);
      }),
    );
  });

  test("no reply repeats the one before it, and none has an open blank", () => {
    fc.assert(
      fc.property(events, (happened) => {
        let state = start();
        for (const one of happened) {
          const before = state.lines.findLast(({ who }) => who === "assistant");
          const stepped = step(state, one);
          state = stepped.state;
          const said = stepped.say?.sentences.join(" ");
          if (said === undefined) continue;
          expect(said).not.toBe(before?.who === "assistant" ? before.text : undefined);
          expect(said).not.toMatch(/[{}]|undefined/);
          expect(said.trim()).not.toBe("");
        }
      }),
    );
  });
});

test("a question back that comes with the answer is not followed by the same question", () => {
  const moves = [
    fall,
    says("he didn't hit it", { act: "answer", facts: { headStrike: "no" } }),
    says("not a mark. Does this go to the state?", { act: "ask-back", facts: { "injury.present": "no" } }),
  ];
  const asked = moves.map((_, index) => playConversation(judge, moves.slice(0, index + 1)).state.open);
  expect(asked[1]).toMatchObject({ kind: "question", path: "injury.present" });
  expect(asked[2]).not.toMatchObject({ path: "injury.present" });
});
