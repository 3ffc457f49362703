import type { Converse } from "../../assistant/converse/create-converse.ts";
import type { ReadTurn, ReadWords } from "../../assistant/converse/read-apart.ts";
import {
  askedIn,
  begin,
  type ConversationEvent,
  knownIn,
  type Say,
  type State,
} from "../../assistant/converse/state.ts";
import type { Heard, Perception } from "../../assistant/perceive/perception.ts";
import type { ConversationChange } from "../../contracts/conversation.ts";
import { changeOf } from "../../contracts/conversation-change.ts";
import { settings } from "../../contracts/report.ts";
import type { Conversation, Mind, Waiting } from "./mind.ts";
import { inTime, readerPatienceMs, readPatiently } from "./read-patiently.ts";
import { summaryOf } from "./summary-of.ts";
import { wallTimeOf } from "./wall-time.ts";

type MindParts = {
  /** All that is understood of words is understood here; where the mind runs, only what comes of it is carried. */
  read: ReadTurn;
  converse: Converse;
  /** A reading that failed twice; the conversation goes on without it. */
  failed(error: unknown): void;
};

/** Of words that could not be read nothing is known, and they are answered as such. */
const nothingPerceived: Perception = {
  act: "unclear",
  isIncident: false,
  facts: [],
  wrong: [],
  danger: 0,
  language: "en",
};
const nothingRead = (text: string): ReadWords => ({ text, perception: nothingPerceived, others: [] });

/** Conversations held with these ears and this way of talking. */
export function createMind({ read: readTurn, converse, failed }: MindParts): Mind {
  return { begin: (circumstances) => hold(beginning(circumstances)) };

  function hold(beginning: State): Conversation {
    let state = beginning;
    let view = converse.viewOf(state);
    const followers = new Set<(change: ConversationChange) => void>();
    /** The end of the queue, and how many stand in it. */
    let last: Promise<unknown> = Promise.resolve();
    let queued = 0;
    /** Counts what was heard to its end; a glance from before is of no use after. */
    let heardTurns = 0;
    let foreseen: { key: string; read: Promise<ReadWords> } | undefined;
    let isGlancing = false;
    let glimpsed: string | undefined;

    function apply(event: ConversationEvent): Say | undefined {
      const stepped = converse.step(state, event);
      if (stepped.state === state) return stepped.say;
      state = stepped.state;
      const before = view;
      view = converse.viewOf(state);
      if (view.revision !== before.revision) {
        const change = changeOf(before, view);
        for (const show of followers) show(change);
      }
      return stepped.say;
    }

    function inOrder<T>(work: () => T | Promise<T>): Promise<T> {
      queued += 1;
      const done = last.then(work).finally(() => {
        queued -= 1;
      });
      last = done.catch(() => undefined);
      return done;
    }

    /** The same words in the same circumstances are read once. */
    function read(text: string): Promise<ReadWords> {
      const heard = heardIn(state);
      const key = JSON.stringify([text, heard]);
      if (foreseen?.key !== key) foreseen = { key, read: readTurn(text, heard) };
      return foreseen.read;
    }

    async function readAgain(text: string): Promise<ReadWords> {
      foreseen = undefined;
      return read(text);
    }

    async function understand(text: string, waiting: Waiting): Promise<ReadWords> {
      let isFirst = true;
      const attempt = () => {
        const reading = isFirst ? read(text) : readAgain(text);
        isFirst = false;
        return reading;
      };
      try {
        return await readPatiently(attempt, readerPatienceMs, waiting.slow);
      } catch (error) {
        foreseen = undefined;
        failed(error);
        return nothingRead(text);
      }
    }

    /** One reading at a time of words that may still go on; newer ones take the place of those that wait. */
    async function glance() {
      if (isGlancing) return;
      isGlancing = true;
      while (glimpsed !== undefined) {
        const text = glimpsed;
        const turn = heardTurns;
        glimpsed = undefined;
        const seen = await inTime(read(text), readerPatienceMs).catch(() => undefined);
        if (seen && turn === heardTurns && queued === 0)
          apply({ kind: "visitor-is-saying", by: "speech", ...seen.value });
      }
      isGlancing = false;
    }

    return {
      hear({ text, by }, waiting = {}) {
        heardTurns += 1;
        glimpsed = undefined;
        return inOrder(async () => {
          const say = apply({ kind: "visitor-said", by, ...(await understand(text, waiting)) });
          if (!say || (waiting.isWanted?.() ?? true)) return say;
          apply({ kind: "question-cut-off", heard: "" });
          return undefined;
        });
      },

      overhear(text) {
        if (text !== "") {
          glimpsed = text;
          return void glance();
        }
        heardTurns += 1;
        glimpsed = undefined;
        void inOrder(() => {
          if (state.partial) apply({ kind: "visitor-is-saying", by: "speech", ...nothingRead("") });
        });
      },

      async foresee(text) {
        const turn = heardTurns;
        if (queued > 0) return undefined;
        const seen = await inTime(read(text), readerPatienceMs).catch(() => undefined);
        if (!seen || turn !== heardTurns || queued > 0) return undefined;
        const event = { kind: "visitor-said", by: "speech", ...seen.value } as const;
        return converse.step(state, event).say;
      },

      obey: (event) => inOrder(() => apply(event)),
      noteLine: (text) => void inOrder(() => apply({ kind: "assistant-said", text })),
      replyWasCutOff: (heard) => void inOrder(() => apply({ kind: "question-cut-off", heard })),
      view: () => view,
      follow(show) {
        followers.add(show);
        return () => void followers.delete(show);
      },
      settled: () => inOrder(() => undefined),
      findings() {
        const { partial: _, ...whole } = state;
        const reports = converse.reportsOf(whole);
        return { state: { ...whole, past: [] }, reports, summary: summaryOf(reports) };
      },
    };
  }
}

function beginning({ id, now, setting, wallTime, from }: Parameters<Mind["begin"]>[0]): State {
  if (from) return { ...from, id, phase: from.phase === "over" ? "asking" : from.phase };
  const chosen = settings.find((name) => name === setting);
  return begin({ id, now: wallTimeOf(now, wallTime), ...(chosen && { setting: chosen }) });
}

function heardIn(state: State): Heard {
  return { asked: askedIn(state), now: state.now, setting: state.setting, known: knownIn(state) };
}
