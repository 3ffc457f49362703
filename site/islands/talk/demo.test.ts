import { expect, test } from "vitest";
import { nextTurn, reportOf } from "../../../assistant/converse/conversation.ts";
import { unconfirmedPaths } from "../../../assistant/converse/unconfirmed.ts";
import { call as callWords } from "../../../content/en/call.ts";
import type { ServerMessage } from "../../../contracts/call-messages.ts";
import { type Demo, startDemo, stepDemo } from "./demo.ts";

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
  expect(demo.lines[0]?.partial).toBeFalsy();
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
  const ended = play(fresh(), heard("user", "partial", "I fo"), {
    kind: "ended",
    at: 5_000,
    reason: "network",
  });
  const again = play(ended, { kind: "trouble", code: "network" }, { kind: "phase", phase: "connecting" });

  expect(ended.lines).toEqual([]);
  expect(again.trouble).toBeUndefined();
});

test("what was only heard is confirmed by agreeing to the read-back, and the agreement is no part of the story", () => {
  const told = play(fresh(), heard("user", "final", story));
  const readBack = play(told, ...answerUntilReadBack(told));
  const agreed = play(readBack, heard("user", "final", "No, that's all."));

  expect(unconfirmed(readBack)).toContain("witnessed");
  expect(unconfirmed(agreed)).toEqual([]);
  expect(agreed.isAgreed).toBe(true);
  expect(agreed.conversation.turns).toEqual(readBack.conversation.turns);
});

test("a read-back in writing confirms no more than it says", () => {
  let demo = play(fresh(), heard("user", "final", story));
  for (let turn = 0; turn < 6 && !demo.wasReadBack; turn++)
    demo = play(demo, { kind: "typed", text: "No.", answeredHere: true });
  const agreed = play(demo, { kind: "typed", text: "No, that's all.", answeredHere: true });

  expect(unconfirmed(demo)).toEqual(expect.arrayContaining(["witnessed", "resident.room"]));
  expect(unconfirmed(agreed)).toContain("witnessed");
  expect(unconfirmed(agreed)).not.toContain("resident.room");
});

test("a tap confirms one value and no other", () => {
  const told = play(fresh(), heard("user", "final", story));
  const tapped = play(told, { kind: "confirmed", path: "witnessed" });

  expect(unconfirmed(told)).toContain("witnessed");
  expect(unconfirmed(tapped)).toEqual(unconfirmed(told).filter((path) => path !== "witnessed"));
});

test("a greeting in writing is answered, and is not yet an incident", () => {
  const demo = play(fresh(), { kind: "typed", text: "Hello, can you hear me?", answeredHere: true });

  expect(demo.lines.at(-1)).toMatchObject({ who: "assistant", text: callWords.nothingYet });
  expect(demo.conversation.asked).toEqual([]);
});

test("a typed conversation ends with thanks once the visitor has nothing to change", () => {
  let demo = play(fresh(), { kind: "typed", text: story, answeredHere: true });
  for (let turn = 0; turn < 6 && !demo.wasReadBack; turn++)
    demo = play(demo, { kind: "typed", text: "No.", answeredHere: true });
  demo = play(demo, { kind: "typed", text: "No, that's all.", answeredHere: true });

  expect(demo.lines.at(-1)).toMatchObject({ who: "assistant", text: callWords.goodbye });
});

test("after a call was lost, its words stay and typing goes on with the same report", () => {
  const lost = play(
    fresh(),
    { kind: "phase", phase: "in-call" },
    { kind: "started", at: 1_000, callId: "c1" },
    heard("user", "final", story),
    { kind: "trouble", code: "network" },
    { kind: "phase", phase: "idle" },
    { kind: "ended", at: 61_000, reason: "call.in-progress.error-network" },
  );
  const typed = play(lost, { kind: "typed", text: "She wore slippers.", answeredHere: true });

  expect(lost.ended?.durationMs).toBe(60_000);
  expect(typed.conversation.turns.map(({ by }) => by)).toEqual(["speech", "typing"]);
});

test("a sound that the browser holds back is asked for until it plays or the call is over", () => {
  const blocked = play(fresh(), { kind: "phase", phase: "in-call" }, { kind: "sound", isBlocked: true });

  expect(blocked.soundIsBlocked).toBe(true);
  expect(play(blocked, { kind: "phase", phase: "idle" }).soundIsBlocked).toBe(false);
});

test.each([
  ["before its caption", { kind: "latency", ms: 700 }, heard("assistant", "partial", "Did she")],
  ["after its caption", heard("assistant", "partial", "Did she"), { kind: "latency", ms: 700 }],
] as const)("an answer heard %s keeps the time it took", (_, first, second) => {
  const demo = play(
    play(fresh(), heard("assistant", "final", "What happened?"), heard("user", "final", story)),
    first,
    second,
    heard("assistant", "final", "Did she hit her head?"),
  );

  expect(demo.lines.map(({ latencyMs }) => latencyMs)).toEqual([undefined, undefined, 700]);
});

function unconfirmed({ conversation, confirmed }: Demo) {
  return unconfirmedPaths(conversation, reportOf(conversation), confirmed);
}

/** Says no to every question that is asked aloud, until the report is read back. */
function answerUntilReadBack(demo: Demo) {
  const events: Parameters<typeof stepDemo>[1][] = [];
  let now = demo;
  for (let turn = 0; turn < 6 && !now.wasReadBack; turn++) {
    const asked = heard("assistant", "final", nextTurn(now.conversation).text);
    now = play(now, asked);
    events.push(asked);
    if (now.wasReadBack) break;
    now = play(now, heard("user", "final", "No."));
    events.push(heard("user", "final", "No."));
  }
  return events;
}
