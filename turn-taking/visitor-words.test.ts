import { expect, test } from "vitest";
import { agentFinishes, decodesIn, happens, opens, play, type Stage, waits } from "./testing/play.ts";
import type { TurnAction } from "./turn-state.ts";

const greeted = [opens(), agentFinishes] as const;
const shown = (actions: readonly TurnAction[]) =>
  actions.flatMap((action) => (action.kind === "show-caption" ? [action.text] : []));
const captioned = (text: string) => (stage: Stage) => {
  const asked = stage.actions.findLast((action) => action.kind === "caption");
  happens(() => ({ kind: "caption-heard", id: asked?.kind === "caption" ? asked.id : 0, text }))(stage);
};
const speaks = happens((at) => ({ kind: "visitor-began", at, mark: at }));

test("interim words of a later piece stand behind the first ones, decoded or not", () => {
  const actions = play(
    ...greeted,
    decodesIn(1e9),
    speaks,
    waits(14_000),
    captioned("She fell in the hallway and hit her"),
    waits(2_000),
    captioned("head on the rail"),
  );

  expect(shown(actions)).toEqual([
    "She fell in the hallway and hit her",
    "She fell in the hallway and hit her head on the rail",
  ]);
});

test("interim words that come late are still shown, and words of a short pause do not vanish", () => {
  const actions = play(
    ...greeted,
    decodesIn(1e9),
    speaks,
    waits(1_100),
    captioned("She fell"),
    happens((at) => ({ kind: "visitor-paused", at, mark: at })),
    waits(250),
    speaks,
    waits(900),
    happens(() => ({ kind: "caption-heard", id: 99, text: "She fell in the bathroom" })),
  );
  const slow = play(...greeted, speaks, waits(3_000), (stage) => {
    const [first] = stage.actions.filter((action) => action.kind === "caption");
    happens(() => ({ kind: "caption-heard", id: first?.kind === "caption" ? first.id : 0, text: "She" }))(stage);
  });

  expect(shown(actions)).toEqual(["She fell", "She fell in the bathroom"]);
  expect(shown(slow)).toEqual(["She"]);
});

test("a long story is cut between two words where there is such a place, and nothing is said twice", () => {
  const actions = play(
    ...greeted,
    (stage) => stage.hears.push("He did not hit his", "His head. He takes Eliquis"),
    speaks,
    waits(14_999),
    happens((at) => ({
      kind: "time-passed",
      at: at + 1,
      mark: at + 1,
      gap: { at: at - 700, mark: at - 700 },
    })),
    waits(3_000),
    happens((at) => ({ kind: "visitor-paused", at, mark: at })),
    waits(3_000),
  );
  const [first, second] = actions.filter((action) => action.kind === "decode");

  expect(first).toMatchObject({ isCutAfter: true });
  expect(second).toMatchObject({ from: first?.kind === "decode" && first.to, isCutBefore: true });
  expect(first?.kind === "decode" && first.to - first.from).toBe(14_299);
  expect(actions.find((action) => action.kind === "think")).toMatchObject({
    text: "He did not hit His head. He takes Eliquis",
  });
});

test("a piece that could not be decoded is kept by its interim words", () => {
  const actions = play(
    ...greeted,
    decodesIn(1e9),
    speaks,
    waits(1_100),
    captioned("She fell in the bathroom"),
    happens((at) => ({ kind: "visitor-paused", at, mark: at })),
    waits(2_000),
    (stage) => {
      const asked = stage.actions.findLast((action) => action.kind === "decode");
      happens((at) => ({ kind: "decoding-failed", id: asked?.kind === "decode" ? asked.id : 0, at }))(stage);
    },
  );

  expect(actions.at(-1)).toMatchObject({ kind: "think", text: "She fell in the bathroom" });
});
