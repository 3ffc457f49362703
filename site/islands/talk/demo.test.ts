import { expect, test } from "vitest";
import type { ServerMessage } from "../../../contracts/call-messages.ts";
import { type Demo, startDemo, stepDemo } from "./use-demo.ts";

const story =
  "I found Mrs. R on the floor in room two fourteen at ten after two, nobody saw it, she's on Eliquis.";

function play(demo: Demo, ...events: Parameters<typeof stepDemo>[1][]): Demo {
  return events.reduce(stepDemo, demo);
}

function heard(role: "user" | "assistant", transcriptType: "partial" | "final", transcript: string) {
  const message: ServerMessage = { type: "transcript", role, transcriptType, transcript };
  return { kind: "message", message } as const;
}

const fresh = () => startDemo("nursing_home", "2026-11-15T02:20");

test("without a call, what is typed is answered by the page itself", () => {
  const demo = play(fresh(), { kind: "typed", text: story, answeredHere: true });

  expect(demo.lines.map(({ who }) => who)).toEqual(["visitor", "assistant"]);
  expect(demo.lines[0]).toMatchObject({ text: story, typed: true });
  expect(demo.conversation.asked).toHaveLength(1);
});

test("words being heard are shown at once and replaced by the final ones", () => {
  const demo = play(fresh(), heard("user", "partial", "I found"), heard("user", "final", story));

  expect(demo.lines).toMatchObject([{ who: "visitor", text: story }]);
  expect(demo.lines[0]?.partial).toBeUndefined();
  expect(demo.conversation.turns).toMatchObject([{ text: story, by: "speech" }]);
});

test("what was typed in a call is not shown twice when the server repeats it", () => {
  const demo = play(
    fresh(),
    { kind: "typed", text: story, answeredHere: false },
    heard("user", "final", story),
  );

  expect(demo.lines).toHaveLength(1);
  expect(demo.conversation.turns).toHaveLength(1);
});

test("an interrupted sentence is marked as such", () => {
  const demo = play(fresh(), heard("assistant", "final", "Did she hit her head?"), {
    kind: "message",
    message: { type: "user-interrupted" },
  });

  expect(demo.lines).toMatchObject([{ who: "assistant", interrupted: true }]);
  expect(demo.agent).toBe("listening");
});

test("ending a call leaves no half-heard line behind, and a new start forgets the trouble", () => {
  const ended = play(fresh(), heard("user", "partial", "I fo"), { kind: "ended" });
  const again = play(ended, { kind: "trouble", code: "network" }, { kind: "phase", phase: "connecting" });

  expect(ended.lines).toEqual([]);
  expect(again.trouble).toBeUndefined();
});
