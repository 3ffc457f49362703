import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { ConversationMessage } from "../../contracts/call-messages.ts";
import type { ConversationView } from "../../contracts/conversation.ts";
import { applyChange } from "../../contracts/conversation-change.ts";
import { factsSheet } from "../../sheets/facts-sheet.ts";
import { sheetText } from "../../sheets/plain-text.ts";
import type { CallRow } from "../database/tables.ts";
import { callReportMail } from "../mail/call-report-mail.ts";
import { inert } from "../mail/inert.ts";
import { startEmbeddedCall } from "./embedded-call.ts";
import { keptReports, keptText } from "./kept-reports.ts";
import { showConversation } from "./show-conversation.ts";
import { fakeSpeech } from "./testing/fake-speech.ts";
import { testMind } from "./testing/test-mind.ts";

const sayings = [
  "Mr. K fell in room 9.",
  "Sorry, room 19.",
  "He hit his head.",
  "She is on Eliquis.",
  "yes",
  "no",
  "that's right",
  "Another one: Mrs. L fell in room 4.",
  "hello",
  "bye",
];
const events = [
  { kind: "set", report: 0, path: "resident.room", value: "216" },
  { kind: "set", report: 1, path: "headStrike", value: "no" },
  { kind: "set", report: 0, path: "headStrike", value: "maybe" },
  { kind: "cleared", report: 0, path: "resident.room" },
  { kind: "confirmed", report: 0, path: "headStrike" },
  { kind: "setting-chosen", setting: "home_care" },
  { kind: "step-done", report: 0, code: "NOTIFY_PROVIDER", done: true },
  { kind: "started-over" },
  { kind: "undone" },
];
const moves = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant("types" as const), what: fc.nat(sayings.length - 1) }),
    fc.record({ does: fc.constant("hand" as const), what: fc.nat(events.length - 1) }),
    fc.record({ does: fc.constant("speaks" as const), what: fc.nat(sayings.length - 1) }),
    fc.record({ does: fc.constantFrom("waits" as const, "cuts in" as const), what: fc.nat(4_000) }),
    fc.record({ does: fc.constantFrom("rejoins" as const, "opens a page" as const), what: fc.constant(0) }),
    fc.record({
      does: fc.constantFrom("slow" as const, "dead" as const, "well" as const),
      what: fc.nat(5_000),
    }),
  ),
  { maxLength: 25 },
);

/** A page as it is: it has what it was sent and nothing else. */
function openPage() {
  let view: ConversationView | undefined;
  return {
    read(text: string) {
      const message = JSON.parse(text) as ConversationMessage;
      if (message.type === "conversation") view = message.view;
      else if (view) view = applyChange(view, message.change);
      if (!view) throw new Error("A change does not follow what the page has");
    },
    view: () => view,
  };
}

test("whatever happens, every page, the kept, the mailed and the printed report are the same", async () => {
  const run = fc.asyncProperty(moves, fc.boolean(), async (script, isSpoken) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 15), toFake: ["setTimeout", "clearTimeout", "Date"] });
    const { mind, reader } = testMind();
    const conversation = mind.begin({ id: "call", now: new Date(), wallTime: "2026-11-15T02:20" });
    const { speech, hears } = fakeSpeech({ wordMs: 40 });
    const pages = [openPage()];
    const first = pages[0] as ReturnType<typeof openPage>;
    let hide = showConversation(conversation, first.read);
    const held = startEmbeddedCall({
      wire: { send: () => undefined, waitingBytes: () => 0, close: () => undefined },
      conversation,
      speech: isSpoken ? speech : undefined,
      assistant: { id: "a", name: "A" },
      variableValues: {},
      now: Date.now,
      events: { ended: () => undefined },
    });
    held.hearText("playable");
    const sound = async (loud: boolean, ms: number) => {
      const frame = new Int16Array(320).map((_, index) => (loud ? 8000 * Math.sin(index / 6) : 0));
      for (let at = 0; at < ms; at += 20) {
        held.hearSound(new Uint8Array(frame.buffer));
        await vi.advanceTimersByTimeAsync(20);
      }
    };
    for (const { does, what } of script) {
      if (does === "types")
        held.hearText(JSON.stringify({ type: "converse", event: { kind: "typed", text: sayings[what] } }));
      if (does === "hand") held.hearText(JSON.stringify({ type: "converse", event: events[what] }));
      if (does === "speaks" && isSpoken) {
        hears.push(sayings[what] ?? "");
        await sound(true, 400);
        await sound(false, 300);
      }
      if (does === "cuts in" && isSpoken) await sound(true, 260);
      if (does === "waits") await vi.advanceTimersByTimeAsync(what);
      if (does === "rejoins") {
        hide();
        held.wireIsLost();
        held.wireIsBack();
        hide = showConversation(conversation, first.read);
      }
      if (does === "opens a page") {
        const page = openPage();
        pages.push(page);
        showConversation(conversation, page.read);
      }
      if (does === "slow") reader.reads(() => new Promise((resolve) => setTimeout(resolve, what)));
      if (does === "dead") reader.reads(() => new Promise(() => undefined));
      if (does === "well") reader.reads(() => undefined);
    }
    const ended = held.hangUp();
    await vi.advanceTimersByTimeAsync(300_000);
    await ended;
    vi.useRealTimers();

    const findings = conversation.findings();
    for (const page of pages) expect(page.view()).toEqual(conversation.view());
    const kept = keptText(findings);
    const shown = JSON.parse(JSON.stringify(conversation.view().reports));
    expect(keptReports(kept)).toEqual(shown);
    if (shown.length === 0) return;
    const call = { id: "call", email: "ana@example.com", report: kept } as CallRow;
    const mailed = callReportMail(call, { from: "hello@tendwell.example" }).text;
    const printed = conversation.view().reports.map((report) => inert(sheetText(factsSheet(report))));
    for (const sheet of printed) expect(mailed).toContain(sheet);
  });
  await fc.assert(run, { numRuns: 60 });
}, 120_000);
