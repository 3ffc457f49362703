import { expect, test } from "vitest";
import { talk } from "../../../content/en/talk.ts";
import { noticeOf } from "./call-state.ts";
import { stepTalk, type TalkEvent, type TalkState, unbegun } from "./talk-state.ts";
import { asked, askedAfterGreeted, corrected, greeted, story } from "./testing/fake-conversation.ts";

const play = (...events: TalkEvent[]): TalkState => events.reduce(stepTalk, unbegun);
const whole = (view = greeted): TalkEvent => ({ kind: "message", message: { type: "conversation", view } });
const changed = (change = askedAfterGreeted): TalkEvent => ({
  kind: "message",
  message: { type: "conversation-changed", change },
});

test("a change that follows what is shown gives the same view as the whole", () => {
  expect(play(whole(), changed()).view).toEqual(asked);
});

test("a change that does not follow is not applied, and the whole is asked for", () => {
  const behind = play(whole(), changed({ ...askedAfterGreeted, follows: 7 }));

  expect(behind.view).toEqual(greeted);
  expect(behind.isBehind).toBe(true);
  expect(stepTalk(behind, whole(corrected))).toMatchObject({ isBehind: false, view: corrected });
});

test("keys that are gone leave the view", () => {
  const change = { follows: 2, revision: 3, gone: ["asked" as const] };

  expect(play(whole(asked), changed(change)).view).not.toHaveProperty("asked");
});

test("typed words wait until the conversation holds them", () => {
  const waiting = play(whole(), { kind: "typed", text: story });
  expect(waiting.unsent).toEqual([story]);

  expect(stepTalk(waiting, changed()).unsent).toEqual([]);
});

test("two incidents in one breath come back as two lines, and wait no longer", () => {
  const [first, second] = ["Mr. Boone fell in 12 and", "later Mrs. Ortiz in 14 fell too."];
  const line = { who: "visitor" as const, isPartial: false, marks: [] };
  const lines = [...greeted.lines, { ...line, id: 8, text: first }, { ...line, id: 9, text: second }];
  const waiting = play(whole(), { kind: "typed", text: `${first} ${second}` });

  expect(stepTalk(waiting, whole({ ...greeted, lines } as typeof greeted)).unsent).toEqual([]);
});

test("words that could not be brought to the server are kept, and said to be unsent", () => {
  const failed = play({ kind: "typed", text: story }, { kind: "failed", call: "typed", code: "network" });

  expect(failed).toMatchObject({ unsent: [story], isUnreachable: true });
  expect(failed.trouble).toBeUndefined();
});

test("words that reach the server the second time are no longer said to be unsent", () => {
  const failed = play({ kind: "typed", text: story }, { kind: "failed", call: "typed", code: "network" });
  const sentAgain = [whole(), changed()].reduce(stepTalk, failed);

  expect(sentAgain).toMatchObject({ unsent: [], isUnreachable: false });
  expect(noticeOf(talk, sentAgain, "ready")?.text).not.toBe(talk.notices.unreachable);
});

const refusal = (typed?: string): TalkEvent => ({
  kind: "message",
  message: { type: "error", statusCode: 429, message: "This is more than fits into a call.", typed },
});

test("words that the server does not take wait no longer, and go back into the box", () => {
  const refused = play(whole(), { kind: "typed", text: story }, { kind: "typed", text: "Room 9." }, refusal(story));

  expect(refused).toMatchObject({ unsent: ["Room 9."], givenBack: [story], isRefused: true });
  expect(noticeOf(talk, refused, "ready")).toEqual({ text: talk.notices.refused, isTrouble: true });

  const putBack = stepTalk(refused, { kind: "put-back" });
  expect(putBack).toMatchObject({ givenBack: [], isRefused: true });
  expect(stepTalk(putBack, { kind: "typed", text: story })).toMatchObject({ givenBack: [], isRefused: false });
});

test("of words that were typed twice, one is refused and the other still waits", () => {
  const refused = play({ kind: "typed", text: "No." }, { kind: "typed", text: "No." }, refusal("No."));

  expect(refused).toMatchObject({ unsent: ["No."], givenBack: ["No."] });
});

test("a refusal of something else than words takes no words back", () => {
  const waiting = play({ kind: "typed", text: story });

  expect(stepTalk(waiting, refusal())).toEqual(waiting);
});

test("a new call that knows nothing does not take the conversation from the page", () => {
  const next = play(whole(asked), { kind: "phase", call: "spoken", phase: "connecting" }, whole(greeted));

  expect(next.view).toEqual(asked);
  expect(stepTalk(next, whole(corrected)).view).toEqual(corrected);
});

test("starting over empties the page of a call that goes on", () => {
  expect(play(whole(asked), whole({ ...greeted, revision: 9 })).view.lines).toEqual(greeted.lines);
});

test("a call that ends says why, and a new attempt forgets the trouble", () => {
  const ended = play(
    { kind: "started", call: "spoken", callId: "a", callToken: "b" },
    { kind: "ended", call: "spoken", reason: "customer-ended-call" },
  );
  expect(ended.endedReason).toBe("customer-ended-call");

  const blocked = stepTalk(ended, { kind: "failed", call: "spoken", code: "mic-denied" });
  expect(blocked.trouble).toBe("mic-denied");
  expect(stepTalk(blocked, { kind: "phase", call: "spoken", phase: "connecting" }).trouble).toBeUndefined();
});
