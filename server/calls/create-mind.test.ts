import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConversationView } from "../../contracts/conversation.ts";
import { applyChange } from "../../contracts/conversation-change.ts";
import { readerPatienceMs } from "./read-patiently.ts";
import { testMind } from "./testing/test-mind.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 15) }));
afterEach(() => void vi.useRealTimers());

function begin() {
  const { mind, reader, failures } = testMind();
  const conversation = mind.begin({ id: "call", now: new Date(), wallTime: "2026-11-15T02:20" });
  /** What a page makes of the snapshot and the changes. */
  let page: ConversationView = conversation.view();
  conversation.follow((change) => {
    const next = applyChange(page, change);
    if (!next) throw new Error("A change does not follow what the page has");
    page = next;
  });
  const say = (text: string) => conversation.hear({ text, by: "typing" });
  return { conversation, reader, failures, say, page: () => page };
}
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const never = () => new Promise<void>(() => undefined);

test("what is said is read, answered and shown, and the page draws what is kept", async () => {
  const { conversation, say, page } = begin();
  const reply = await say("Mr. K fell in room 9.");

  expect(reply?.sentences.length).toBeGreaterThan(0);
  expect(page()).toEqual(conversation.view());
  expect(page().reports).toEqual(conversation.findings().reports);
  expect(page().reports[0]).toMatchObject({ id: "call", resident: { room: { value: "9" } } });
  expect(page().setting).toBe("nursing_home");
});

test("words are taken in the order they were said, however long each is read", async () => {
  const { conversation, reader, say } = begin();
  reader.reads((words) => later(words.includes("room 9") ? 2_000 : 10));
  const both = Promise.all([say("Mr. K fell in room 9."), say("Sorry, room 19.")]);
  const changed = conversation.obey({ kind: "set", report: 0, path: "headStrike", value: "no" });
  await vi.advanceTimersByTimeAsync(2_100);
  await Promise.all([both, changed]);

  expect(reader.mostInFlight()).toBe(1);
  expect(reader.asked[1]?.heard.known["resident.room"]).toBe("9");
  const [report] = conversation.findings().reports;
  expect(report?.resident?.room).toMatchObject({ value: "19", superseded: ["9"] });
  expect(report?.headStrike).toMatchObject({ value: "no", how: "by-hand" });
});

test("a reading that comes late is still taken, after the visitor was told", async () => {
  const { conversation, reader } = begin();
  const slow = vi.fn();
  reader.reads(() => later(readerPatienceMs + 1_000));
  const heard = conversation.hear({ text: "Mr. K fell in room 9.", by: "speech" }, { slow });
  await vi.advanceTimersByTimeAsync(readerPatienceMs);
  expect(slow).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);

  expect(await heard).toBeDefined();
  expect(conversation.findings().reports).toHaveLength(1);
});

test("a reading that fails is tried once more, and the visitor never knows", async () => {
  const { conversation, reader, say, failures } = begin();
  reader.reads(() => (reader.asked.length === 1 ? Promise.reject(new Error("Worker gone")) : undefined));
  await say("Mr. K fell in room 9.");

  expect(conversation.findings().reports).toHaveLength(1);
  expect(failures).toEqual([]);
});

test("a dead reader costs an apology and no more: the words are kept and the next ones are heard", async () => {
  const { reader, say, failures, page } = begin();
  reader.reads(never);
  const lost = say("Mr. K fell in room 9.");
  await vi.advanceTimersByTimeAsync(2 * readerPatienceMs);
  expect((await lost)?.sentences.length).toBeGreaterThan(0);
  expect(failures).toHaveLength(1);
  expect(page().lines[0]?.text).toBe("Mr. K fell in room 9.");

  reader.reads(() => undefined);
  await say("Mr. K fell in room 9.");
  expect(page().reports).toHaveLength(1);
});

test("facts appear while somebody speaks, read one at a time, and settle at the end of the turn", async () => {
  const { conversation, reader, page } = begin();
  reader.reads(() => later(100));
  for (const words of ["Mr. K fell", "Mr. K fell in", "Mr. K fell in room 9"]) conversation.overhear(words);
  await vi.advanceTimersByTimeAsync(200);
  expect(reader.asked.map(({ words }) => words)).toEqual(["Mr. K fell", "Mr. K fell in room 9"]);
  expect(reader.mostInFlight()).toBe(1);
  expect(page().lines).toMatchObject([{ text: "Mr. K fell in room 9", isPartial: true }]);
  expect(page().reports[0]?.resident?.room?.value).toBe("9");
  expect(conversation.findings().reports).toEqual([]);

  const heard = conversation.hear({ text: "Mr. K fell in room 19.", by: "speech" });
  conversation.overhear("Mr. K fell in room 1");
  await vi.advanceTimersByTimeAsync(300);
  await heard;
  expect(page().lines.filter(({ who }) => who === "visitor")).toHaveLength(1);
  expect(page().reports).toEqual(conversation.findings().reports);
  expect(page().reports[0]?.resident?.room).toMatchObject({ value: "19" });
});

test("words that came to nothing leave no trace", async () => {
  const { conversation, page } = begin();
  conversation.overhear("Mr. K fell");
  await vi.advanceTimersByTimeAsync(0);
  expect(page().lines).toHaveLength(1);
  conversation.overhear("");
  await conversation.settled();
  expect([page().lines, page().reports]).toEqual([[], []]);
});

test("what was foreseen is what is said, and is read once", async () => {
  const { conversation, reader } = begin();
  const text = "Mr. K fell in room 9.";
  const foreseen = await conversation.foresee(text);
  const before = conversation.view();
  expect(before.lines).toEqual([]);

  expect(await conversation.hear({ text, by: "speech" })).toEqual(foreseen);
  expect(reader.asked).toHaveLength(1);
});

test("an answer that nobody waits for any more counts as never said", async () => {
  const { conversation, page } = begin();
  const reply = await conversation.hear({ text: "Mr. K fell in room 9.", by: "speech" }, { isWanted: () => false });

  expect(reply).toBeUndefined();
  expect(page().lines.at(-1)).toMatchObject({ who: "assistant", isCutOff: true });
  expect(page().asked).toBeUndefined();
});

test("what is kept holds no way back to what was undone", async () => {
  const { conversation, say } = begin();
  await say("Mr. K fell in room 9.");
  await conversation.obey({ kind: "started-over" });
  expect(conversation.view().canUndo).toBe(true);
  expect(JSON.stringify(conversation.findings())).not.toContain("Mr. K");
});
