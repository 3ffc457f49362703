import { windowMs } from "./detector.ts";

export type Timings = {
  /** From this probability on, a window counts as speech; below `release` it counts as silence again. */
  threshold: number;
  release: number;
  /** Shorter sounds are coughs and clicks. */
  minSpeechMs: number;
  /** So long into a silence, an early decode pays off. */
  lullMs: number;
  /** A silence this long cuts the turn into segments. */
  pauseMs: number;
  /** A silence this long ends the turn: longer for a story, shorter after a yes-or-no question. */
  hangMs: number;
  maxSegmentMs: number;
  /** Kept around a segment, since a soft first or last sound lies outside the detected part. */
  marginMs: number;
};

export const narration: Timings = {
  ...{ threshold: 0.5, release: 0.35, minSpeechMs: 220, lullMs: 200, pauseMs: 350, hangMs: 750 },
  ...{ maxSegmentMs: 20_000, marginMs: 100 },
};
export const shortAnswer: Timings = { ...narration, hangMs: 350 };

/**
 * Moments are counted in milliseconds since the stream began. A lull names the same stretch as the segment that
 * ends after it, so what was decoded early is the final text, unless speech resumes.
 */
export type SegmentEvent =
  | { kind: "speech-started"; atMs: number }
  | { kind: "lull-began"; fromMs: number; toMs: number }
  | { kind: "speech-resumed"; atMs: number }
  | { kind: "segment-ended"; fromMs: number; toMs: number }
  | { kind: "speech-ended"; atMs: number };

export type SegmenterState = {
  nowMs: number;
  /** Somebody has the turn: speech was long enough, and no silence has ended it yet. */
  talking: boolean;
  /** Where the open segment began. */
  sinceMs: number | undefined;
  /** How much of the open segment was speech. */
  speechMs: number;
  silenceMs: number;
  /** Where the last segment was cut off; a margin must not reach back over it. */
  cutMs: number;
};

export const silence: SegmenterState = {
  ...{ nowMs: 0, talking: false, sinceMs: undefined, speechMs: 0, silenceMs: 0, cutMs: 0 },
};

/** Before speech is certain, a gap longer than this throws away what was gathered; within a turn, so little is no word. */
const doubtMs = 96;

/** Takes the probability of one more window and tells what it means. */
export function segment(
  state: SegmenterState,
  probability: number,
  timings: Timings,
): [SegmenterState, SegmentEvent[]] {
  const isSpeech =
    probability >=
    (state.silenceMs === 0 && state.sinceMs !== undefined ? timings.release : timings.threshold);
  const next = { ...state, nowMs: state.nowMs + windowMs };
  return isSpeech ? hearSpeech(next, timings) : hearSilence(next, timings);
}

function hearSpeech(state: SegmenterState, timings: Timings): [SegmenterState, SegmentEvent[]] {
  const events: SegmentEvent[] = [];
  const startMs = state.nowMs - windowMs;
  let next: SegmenterState = { ...state, silenceMs: 0, speechMs: state.speechMs + windowMs };
  if (next.sinceMs === undefined) next = { ...next, sinceMs: startMs, speechMs: windowMs };

  if (!next.talking && next.speechMs >= timings.minSpeechMs) {
    next = { ...next, talking: true };
    events.push({ kind: "speech-started", atMs: next.sinceMs ?? startMs });
  } else if (next.talking && state.silenceMs >= timings.lullMs) {
    events.push({ kind: "speech-resumed", atMs: startMs });
  }
  if (next.talking && next.nowMs - (next.sinceMs ?? 0) >= timings.maxSegmentMs) {
    events.push(cut(next, next.nowMs, timings));
    next = { ...next, sinceMs: undefined, speechMs: 0, cutMs: next.nowMs };
  }
  return [next, events];
}

function hearSilence(state: SegmenterState, timings: Timings): [SegmenterState, SegmentEvent[]] {
  const next = { ...state, silenceMs: state.silenceMs + windowMs };
  if (!next.talking) {
    const isForgotten = next.sinceMs !== undefined && next.silenceMs > doubtMs;
    return [isForgotten ? { ...next, sinceMs: undefined, speechMs: 0 } : next, []];
  }

  const events: SegmentEvent[] = [];
  const reached = (limitMs: number) => state.silenceMs < limitMs && next.silenceMs >= limitMs;
  const spokenUntilMs = next.nowMs - next.silenceMs;
  const toMs = Math.min(next.nowMs, spokenUntilMs + timings.marginMs);
  let after: SegmenterState = next;
  const hasWords = after.sinceMs !== undefined && after.speechMs > doubtMs;
  if (hasWords && reached(timings.lullMs)) {
    events.push({ kind: "lull-began", fromMs: fromMs(after, timings), toMs });
  }
  if (reached(Math.min(timings.pauseMs, timings.hangMs))) {
    if (hasWords) events.push(cut(after, toMs, timings));
    after = { ...after, sinceMs: undefined, speechMs: 0, cutMs: hasWords ? toMs : after.cutMs };
  }
  if (next.silenceMs >= timings.hangMs) {
    events.push({ kind: "speech-ended", atMs: spokenUntilMs });
    after = { ...after, talking: false };
  }
  return [after, events];
}

function cut(state: SegmenterState, toMs: number, timings: Timings): SegmentEvent {
  return { kind: "segment-ended", fromMs: fromMs(state, timings), toMs };
}

function fromMs(state: SegmenterState, timings: Timings): number {
  return Math.max(state.cutMs, (state.sinceMs ?? state.nowMs) - timings.marginMs);
}
