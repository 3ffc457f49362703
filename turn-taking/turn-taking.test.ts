import fc from "fast-check";
import { expect, test } from "vitest";
import { call } from "../content/en/call.ts";
import {
  agentAnswers,
  agentFinishes,
  decodesIn,
  happens,
  kindsOf,
  opens,
  play,
  sounds,
  visitorSays,
  visitorTypes,
  waits,
} from "./testing/play.ts";
import { type TurnAction, type TurnEvent, turnNumbers, unopened } from "./turn-state.ts";
import { nextWake, step } from "./turn-taking.ts";

const greeted = [opens(), agentFinishes] as const;

function timeOf<Kind extends TurnAction["kind"]>(actions: ReturnType<typeof play>, kind: Kind) {
  return actions.find((action) => action.kind === kind)?.at ?? Number.NaN;
}
const said = (actions: readonly TurnAction[]) =>
  actions.flatMap((action) => (action.kind === "say" ? [action.sentences.join(" ")] : []));

test("the agent opens, listens to a story, thinks and answers", () => {
  const actions = play(...greeted, visitorSays("She fell."), waits(1000), agentAnswers("Did anyone see it?"));

  expect(kindsOf(actions)).toEqual([
    "say",
    "announce-visitor",
    "caption",
    "decode",
    "show-caption",
    "announce-visitor",
    "think",
    "say",
  ]);
  expect(actions.find((action) => action.kind === "think")).toMatchObject({
    text: "She fell.",
    by: "speech",
  });
});

test("words are decoded from the first fifth of a second of silence, so that they wait for nobody", () => {
  const actions = play(...greeted, visitorSays("She fell."), waits(2000));
  const stopped = timeOf(actions, "announce-visitor") - turnNumbers.speechMs + 1500;

  expect(timeOf(actions, "decode")).toBe(stopped + 200);
  expect(timeOf(actions, "think")).toBe(stopped + turnNumbers.endpointMs.narration);
});

test("after a yes-or-no question the agent answers sooner than after a story", () => {
  const asked = [...greeted, visitorTypes("She fell."), agentAnswers("Did she hit her head?", "yes-no")];
  const actions = play(...asked, agentFinishes, visitorSays("No.", 400), waits(2000));
  const [, spoken] = actions.filter((action) => action.kind === "think");
  const decoded = actions.find((action) => action.kind === "decode");

  expect((spoken?.at ?? 0) - (decoded?.at ?? 0)).toBe(150);
});

test("words that break off in the middle are given more time", () => {
  const whole = play(...greeted, visitorSays("She fell."), waits(3000));
  const open = play(...greeted, visitorSays("She fell and"), waits(3000));

  expect(timeOf(open, "think") - timeOf(whole, "think")).toBe(turnNumbers.hesitationMs);
});

test("a mere yes or no is a whole answer, whatever mark the recogniser puts after it", () => {
  const asked = [...greeted, visitorTypes("She fell."), agentAnswers("Did she hit her head?", "yes-no")];
  const actions = play(...asked, agentFinishes, visitorSays("No,", 400), waits(400));

  expect(actions.at(-1)).toMatchObject({ kind: "think", text: "No." });
});

test("a visitor who goes on at once takes the early decoding back", () => {
  const actions = play(
    ...greeted,
    decodesIn(500),
    sounds(1000),
    waits(300),
    visitorSays("She fell in the bathroom."),
    waits(2000),
  );

  expect(kindsOf(actions)).toContain("drop-decoding");
  const [early, whole] = actions.filter((action) => action.kind === "decode");
  expect(whole).toMatchObject({ from: early?.kind === "decode" && early.from });
});

test("after a longer pause the first words stand and only the rest is decoded", () => {
  const actions = play(...greeted, visitorSays("She fell."), waits(500), visitorSays("In the bathroom."), waits(2000));

  expect(kindsOf(actions).filter((kind) => kind === "think")).toHaveLength(1);
  expect(actions.find((action) => action.kind === "think")).toMatchObject({
    text: "She fell. In the bathroom.",
  });
  const [first, second] = actions.filter((action) => action.kind === "decode");
  expect(second?.kind === "decode" && first?.kind === "decode" && second.from > first.to).toBe(true);
});

test("a slow recogniser is waited for, and a visitor who goes on meanwhile is heard out", () => {
  const slow = play(...greeted, decodesIn(3000), visitorSays("She fell."), waits(5000));
  const resumed = play(
    ...greeted,
    decodesIn(3000),
    visitorSays("She fell."),
    waits(1500),
    visitorSays("Twice."),
    waits(6000),
  );

  expect(timeOf(slow, "think") - timeOf(slow, "decode")).toBe(3000);
  expect(resumed.filter((action) => action.kind === "think")).toMatchObject([{ text: "She fell. Twice." }]);
});

test("a long story is decoded in parts while it is told", () => {
  const actions = play(...greeted, sounds(40_000), waits(2000));
  const decodes = actions.filter((action) => action.kind === "decode");

  expect(decodes).toHaveLength(3);
  expect(decodes.map((action) => action.kind === "decode" && action.to - action.from)).toEqual([
    15_000, 15_000, 10_000,
  ]);
});

test("an answer that comes while a word for patience is said takes its place", () => {
  const actions = play(
    ...greeted,
    visitorTypes("She fell."),
    happens((at) => ({ kind: "line-asked", sentences: ["One moment, please."], endsCall: false, at })),
    waits(300),
    agentAnswers("Did anyone see it?"),
    agentFinishes,
  );

  expect(said(actions).slice(1)).toEqual(["One moment, please.", "Did anyone see it?"]);
  expect(kindsOf(actions).slice(-2)).toEqual(["stop-speaking", "say"]);
});

test("the agent falls silent when the visitor interrupts, and keeps what was heard", () => {
  const actions = play(
    ...greeted,
    visitorTypes("She fell."),
    agentAnswers("We open at nine and we close at five."),
    waits(1200),
    visitorSays("Wait, it was room nine."),
    waits(1500),
  );

  expect(kindsOf(actions).slice(2)).toEqual([
    "say",
    "stop-speaking",
    "announce-visitor",
    "caption",
    "decode",
    "show-caption",
    "announce-visitor",
    "think",
  ]);
  expect(actions.find((action) => action.kind === "stop-speaking")).toMatchObject({
    heard: "We open at nine",
  });
});

test("it takes a fifth of a second of talk to interrupt: a cough does not", () => {
  const speaking = [
    ...greeted,
    visitorTypes("She fell."),
    agentAnswers("Did anyone see it happen, or hear it?"),
    waits(500),
  ];
  const cough = play(...speaking, sounds(190), waits(100));
  const talk = play(...speaking, sounds(400));

  expect(kindsOf(cough)).not.toContain("stop-speaking");
  expect(timeOf(talk, "stop-speaking") - timeOf(talk, "say")).toBeGreaterThan(0);
  const interrupted = talk.findLast((action) => action.kind === "stop-speaking");
  const began = talk.findLast((action) => action.kind === "say");
  expect((interrupted?.at ?? 0) - (began?.at ?? 0)).toBe(700);
});

test.each(["", "Mhm.", "Uh-huh, okay."])("after an interruption that was only %j the agent goes on", (noise) => {
  const actions = play(
    ...greeted,
    visitorTypes("She fell."),
    agentAnswers("Thank you. Did anyone see it happen?"),
    waits(900),
    visitorSays(noise, 400),
    waits(1500),
  );

  expect(said(actions).at(-1)).toBe("Did anyone see it happen?");
  expect(kindsOf(actions).filter((kind) => kind === "think")).toHaveLength(1);
});

test("a visitor who speaks before the answer begins is heard, and the answer is thought anew", () => {
  const actions = play(...greeted, visitorSays("She fell."), waits(900), visitorSays("In room nine."), waits(1000));
  const [first, second] = actions.filter((action) => action.kind === "think");
  const late = play(
    ...greeted,
    visitorSays("She fell."),
    waits(900),
    happens((at) => ({ kind: "visitor-began", at, mark: at })),
    waits(400),
    agentAnswers("Too late."),
  );

  expect([first?.kind === "think" && first.text, second?.kind === "think" && second.text]).toEqual([
    "She fell.",
    "In room nine.",
  ]);
  expect(said(late)).not.toContain("Too late.");
});

test("a silent visitor is asked once, is offered typing once, and is then left in peace", () => {
  const actions = play(...greeted, waits(60_000));

  expect(said(actions).slice(1)).toEqual([call.stillThere, call.offerTyping]);
  expect(actions[1]?.at).toBe(timeOf(actions, "say") + spokenMs(call.opening.join(" ")) + turnNumbers.stillThereMs);
});

test("a visitor who cannot be heard is not asked why they are silent", () => {
  const actions = play(opens({ listens: false }), agentFinishes, waits(200_000));

  expect(kindsOf(actions)).toEqual(["say"]);
});

test("a line with nobody on it is given up after two minutes", () => {
  expect(play(...greeted, waits(150_000)).at(-1)).toMatchObject({
    kind: "end-call",
    reason: "silence-timed-out",
  });
});

test("one minute before the end the visitor is told, at the end the call is over", () => {
  const actions = play(opens({ listens: false }), agentFinishes, waits(310_000));
  const busy = play(
    opens({ listens: false }),
    agentFinishes,
    waits(225_000),
    visitorTypes("She fell."),
    waits(10_000),
    agentAnswers("Did anyone see it?"),
  );

  expect(actions.slice(1)).toMatchObject([
    { kind: "say", sentences: [call.oneMinuteLeft], at: 241_000 },
    { kind: "end-call", reason: "exceeded-max-duration", at: 301_000 },
  ]);
  expect(said(busy).at(-1)).toBe(`${call.oneMinuteLeft} Did anyone see it?`);
});

test("typing interrupts as speech does, and both are one conversation", () => {
  const actions = play(opens(), waits(500), visitorTypes("  She fell. "), visitorTypes("   "));

  expect(kindsOf(actions)).toEqual(["say", "stop-speaking", "think"]);
  expect(actions.at(-1)).toMatchObject({ text: "She fell.", by: "typing" });
});

test("muting in the middle of a sentence forgets the sentence", () => {
  const actions = play(
    ...greeted,
    happens((at) => ({ kind: "visitor-began", at, mark: at })),
    waits(600),
    happens((at) => ({ kind: "listening-changed", listens: false, at })),
    waits(5000),
  );

  expect(kindsOf(actions).slice(1)).toEqual(["announce-visitor", "announce-visitor"]);
});

test("words that could not be decoded are asked for again", () => {
  const actions = play(
    ...greeted,
    decodesIn(1e9),
    sounds(1000),
    waits(900),
    happens((at) => ({ kind: "decoding-failed", id: 4, at })),
    happens((at) => ({ kind: "decoding-failed", id: 3, at })),
    happens((at) => ({ kind: "decoding-failed", id: 2, at })),
  );

  expect(said(actions).at(-1)).toBe(call.notHeard);
});

test("the last sentence is heard to its end before the call ends", () => {
  const actions = play(
    ...greeted,
    visitorTypes("That is all."),
    agentAnswers("Thank you. Goodbye.", "answer", true),
    agentFinishes,
  );

  expect(actions.slice(-2)).toMatchObject([{ kind: "say" }, { kind: "end-call", reason: "assistant-ended-call" }]);
  expect((actions.at(-1)?.at ?? 0) - (actions.at(-2)?.at ?? 0)).toBe(spokenMs("Thank you. Goodbye."));
});

test("hanging up ends it at once, and nothing happens after", () => {
  const actions = play(
    opens(),
    waits(300),
    happens((at) => ({ kind: "hang-up-asked", at })),
    visitorTypes("Hello?"),
    waits(400_000),
  );

  expect(kindsOf(actions)).toEqual(["say", "stop-speaking", "end-call"]);
});

test("whatever happens in whatever order, time asked for always lies ahead and the end comes once", () => {
  const kinds: ((at: number) => TurnEvent)[] = [
    (at) => ({ kind: "visitor-began", at, mark: at }),
    (at) => ({ kind: "visitor-paused", at, mark: at }),
    (at) => ({ kind: "visitor-typed", text: "x", at }),
    (at) => ({ kind: "words-decoded", id: (at % 9) + 1, text: "word", at }),
    (at) => ({ kind: "reply-found", turn: (at % 9) + 1, reply: { sentences: ["a"], expects: "answer" }, at }),
    (at) => ({ kind: "agent-finished", utterance: (at % 9) + 1, at }),
    (at) => ({ kind: "sentence-began", utterance: (at % 9) + 1, index: 0, durationMs: 900, at }),
    (at) => ({ kind: "listening-changed", listens: at % 2 === 0, at }),
    (at) => ({ kind: "line-asked", sentences: ["a"], endsCall: at % 7 === 0, at }),
    (at) => ({ kind: "time-passed", at, mark: at }),
  ];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(kinds.length - 1), fc.nat(3000)), { maxLength: 60 }), (script) => {
      let [state] = step(unopened, { kind: "call-opened", at: 1, listens: true });
      let ends = 0;
      let at = 1;
      for (const [index, gap] of script) {
        at += gap;
        for (const event of [kinds[index]?.(at) as TurnEvent, ...dueTimes()]) {
          const [next, actions] = step(state, event);
          state = next;
          ends += actions.filter((action) => action.kind === "end-call").length;
        }
        const wake = nextWake(state);
        expect(wake === undefined || wake > at).toBe(true);
      }
      expect(ends).toBe(state.isOver ? 1 : 0);

      function dueTimes(): TurnEvent[] {
        return Array.from({ length: 6 }, () => ({ kind: "time-passed", at, mark: at }));
      }
    }),
  );
});

function spokenMs(text: string): number {
  return text.split(" ").length * 300;
}
