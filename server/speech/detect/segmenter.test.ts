import { expect, test } from "vitest";
import { windowMs } from "./detector.ts";
import { narration, type SegmentEvent, segment, shortAnswer, silence, type Timings } from "./segmenter.ts";

type Part = [probability: number, lasting: number];
const speech = (ms: number): Part => [0.9, ms];
const quiet = (ms: number): Part => [0.02, ms];

/** Plays a script of probabilities and gives the events with the moment each was noticed. */
function play(parts: Part[], timings: Timings = narration) {
  let state = silence;
  const events: (SegmentEvent & { noticedMs: number })[] = [];
  for (const [probability, lastingMs] of parts) {
    for (let ms = 0; ms < lastingMs; ms += windowMs) {
      const [next, found] = segment(state, probability, timings);
      state = next;
      events.push(...found.map((event) => ({ ...event, noticedMs: state.nowMs })));
    }
  }
  return events;
}
const kinds = (parts: Part[], timings?: Timings) => play(parts, timings).map(({ kind }) => kind);

test("silence says nothing", () => {
  expect(kinds([quiet(60_000)])).toEqual([]);
});

test("a sentence starts, lulls, becomes a segment, and ends", () => {
  const events = play([quiet(960), speech(1920), quiet(1600)]);
  expect(events.map(({ kind }) => kind)).toEqual([
    "speech-started",
    "lull-began",
    "segment-ended",
    "speech-ended",
  ]);
  expect(events[0]).toMatchObject({ atMs: 960 });
  expect(events[2]).toMatchObject({ fromMs: 860, toMs: 2980 });
  expect(events[3]).toMatchObject({ atMs: 2880 });
});

test("the start is noticed within a quarter of a second", () => {
  const [started] = play([quiet(320), speech(640)]);
  expect((started?.noticedMs ?? 0) - 320).toBeLessThanOrEqual(250);
});

test("a cough is not speech, nor are several", () => {
  expect(kinds([speech(160), quiet(320), speech(160), quiet(320), speech(96), quiet(3200)])).toEqual([]);
});

test("a stop sound inside the first word does not undo it", () => {
  expect(kinds([speech(160), quiet(64), speech(160), quiet(100)])).toEqual(["speech-started"]);
});

test("the end comes after 0.75 s of a story and after 0.35 s of a short answer", () => {
  const waited = (timings: Timings) => {
    const ended = play([speech(640), quiet(2000)], timings).find(({ kind }) => kind === "speech-ended");
    return (ended?.noticedMs ?? 0) - 640;
  };
  expect(waited(narration)).toBe(768);
  expect(waited(shortAnswer)).toBe(352);
});

test("a pause cuts the turn in two without ending it", () => {
  expect(kinds([speech(960), quiet(480), speech(960), quiet(1000)])).toEqual([
    ...["speech-started", "lull-began", "segment-ended", "speech-resumed"],
    ...["lull-began", "segment-ended", "speech-ended"],
  ]);
});

test("a lull names the very stretch that becomes the segment", () => {
  for (const timings of [narration, shortAnswer]) {
    const [, lull, ended] = play([quiet(960), speech(1920), quiet(1600)], timings);
    expect(lull).toMatchObject({ kind: "lull-began" });
    expect(ended).toMatchObject({ ...lull, kind: "segment-ended", noticedMs: expect.any(Number) });
  }
});

test("a lull that ends early keeps the segment open", () => {
  const events = play([speech(960), quiet(256), speech(960), quiet(1000)]);
  expect(events.map(({ kind }) => kind)).toEqual([
    ...["speech-started", "lull-began", "speech-resumed", "lull-began", "segment-ended", "speech-ended"],
  ]);
  expect(events.at(-2)).toMatchObject({ fromMs: 0 });
});

test("a click during a pause makes no segment of its own", () => {
  const events = play([speech(960), quiet(480), speech(64), quiet(1000)]);
  expect(events.filter(({ kind }) => kind === "segment-ended")).toHaveLength(1);
  expect(events.at(-1)?.kind).toBe("speech-ended");
});

test("speech without a pause is cut at twenty seconds, with no gap and no overlap", () => {
  const cuts = play([speech(45_000), quiet(1000)]).flatMap((event) =>
    event.kind === "segment-ended" ? [event] : [],
  );
  expect(cuts).toHaveLength(3);
  expect(cuts[0]).toMatchObject({ fromMs: 0, toMs: 20_000 });
  expect(cuts[1]?.fromMs).toBe(cuts[0]?.toMs);
  expect(cuts[2]?.fromMs).toBe(cuts[1]?.toMs);
});

test("margins of neighbouring segments do not overlap", () => {
  const [first, second] = play([speech(960), quiet(384), speech(960), quiet(1000)], {
    ...narration,
    marginMs: 300,
  }).flatMap((event) => (event.kind === "segment-ended" ? [event] : []));
  expect(second?.fromMs).toBeGreaterThanOrEqual(first?.toMs ?? Number.NaN);
});

test("a voice that sinks below the threshold for a moment goes on", () => {
  expect(kinds([speech(640), [0.4, 320], speech(640)])).toEqual(["speech-started"]);
});
