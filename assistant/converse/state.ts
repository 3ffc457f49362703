import type { PageEvent } from "../../contracts/conversation.ts";
import type { FactPath, Facts, FactValues, Sign, Words } from "../../contracts/facts.ts";
import type { QuestionPath } from "../../contracts/questions.ts";
import type { ActionCode, Setting } from "../../contracts/report.ts";
import type { Expectation, Medium } from "../../contracts/turn.ts";
import type { Perception } from "../perceive/perception.ts";
import type { Told } from "./read-apart.ts";

/** What is known before the first word. `id` names the reports; `now` is the time on the visitor's wall. */
type Circumstances = { id: string; now: string; setting?: Setting };

/** What the visitor said in one go; evidence counts these. No incident if it told nothing. */
export type VisitorTurn = { text: string; by: Medium; incident?: number };

/** What was said and understood, with what else came in the same breath. */
export type Utterance = { text: string; by: Medium; perception: Perception; others?: Told[] };

type SaidLine = { who: "visitor"; turn: number } | { who: "assistant"; text: string; isCutOff?: boolean };

/** A value that was taken back with nothing in its place. */
type TakenBack = { path: FactPath; value: FactValues[FactPath]; words: Words[] };

export type Incident = {
  facts: Facts;
  takenBack: TakenBack[];
  /** False while there are facts (a name, a room) but nothing happened yet: then no report is shown. */
  isTold: boolean;
  asked: QuestionPath[];
  /** Asked, and the visitor does not know. */
  notKnown: QuestionPath[];
  done: ActionCode[];
  /** Emergencies whose steps were said. */
  warnedOf: Sign[];
  /** How many questions had been asked before the first of them. */
  askedBeforeWarning: number;
  /** A kind word after an allegation was said. */
  isComforted: boolean;
  readBacks: number;
  isAgreed: boolean;
  danger: number;
};

/** What the visitor's next words most likely answer. */
export type Open =
  | OpenQuestion
  | { kind: "read-back" }
  /** `before` is the question that was open before, and comes again. */
  | { kind: "what-is-wrong"; before?: OpenQuestion | undefined }
  /** Whether to go on with this report first, or with the `other`. */
  | { kind: "finish-first"; other: number; before?: OpenQuestion | undefined };
/** `tries`: how often it was put. */
export type OpenQuestion = { kind: "question"; path: QuestionPath; text: string; tries: number };

export type Phase = "listening" | "asking" | "resting" | "over";

/** One conversation, as plain data: it can be kept, sent, replayed and compared. */
export type State = {
  id: string;
  now: string;
  setting: Setting;
  settingFrom: "chosen" | "said" | "preset";
  turns: VisitorTurn[];
  lines: SaidLine[];
  /** Being said at this moment; what is finally said replaces it. */
  partial?: Utterance | undefined;
  incidents: Incident[];
  current: number;
  open?: Open | undefined;
  phase: Phase;
  /** From the first "slower" on: short sentences, one thing at a time. */
  isSlow: boolean;
  /** How often each thing was said, so that its wording changes. */
  said: Record<string, number>;
  /** Grows with every event that changes anything. */
  revision: number;
  past: Past[];
};

/** What an undo brings back. */
type Past = Omit<State, "past" | "revision">;
export const mostUndos = 10;
export const mostQuestions = 5;
/** Someone with an emergency has other things to do. */
export const mostQuestionsInEmergency = 2;
export const mostReadBacks = 2;

/** What to say now: one reply, in sentences. */
export type Say = { sentences: string[]; expects: Expectation; endsCall?: boolean };

export const emptyIncident: Incident = {
  facts: {},
  takenBack: [],
  isTold: false,
  asked: [],
  notKnown: [],
  done: [],
  warnedOf: [],
  askedBeforeWarning: 0,
  isComforted: false,
  readBacks: 0,
  isAgreed: false,
  danger: 0,
};

export function begin({ id, now, setting }: Circumstances): State {
  return {
    id,
    now,
    setting: setting ?? "nursing_home",
    settingFrom: setting ? "chosen" : "preset",
    turns: [],
    lines: [],
    incidents: [],
    current: 0,
    phase: "listening",
    isSlow: false,
    said: {},
    revision: 0,
    past: [],
  };
}

/** For `Heard.asked`: the question that is open, by its path; by its kind where it is about the talk itself. */
export function askedIn({ open, lines }: State): { path: string; text: string } | undefined {
  if (!open) return undefined;
  if (open.kind === "question") return { path: open.path, text: open.text };
  const last = lines.findLast(({ who }) => who === "assistant");
  return { path: open.kind, text: last?.who === "assistant" ? last.text : "" };
}

/** For `Heard.known`: the values of the incident that is talked about. */
export function knownIn({ incidents, current }: State): { readonly [P in FactPath]?: FactValues[P] } {
  const facts = Object.values(incidents[current]?.facts ?? {});
  return Object.fromEntries(facts.map((fact) => [fact?.path, fact?.value]));
}

/** Everything that can happen to a conversation. What the page does by hand is named as the page names it. */
export type ConversationEvent =
  | ({ kind: "visitor-said" } & Utterance)
  /** Not finished: its facts are shown, and the next partial words or what is finally said replace them. */
  | ({ kind: "visitor-is-saying" } & Utterance)
  /** A line the assistant speaks on its own, such as its opening. */
  | { kind: "assistant-said"; text: string }
  /** The visitor spoke over the assistant; `heard` is what had sounded of its last reply. */
  | { kind: "question-cut-off"; heard: string }
  | Exclude<PageEvent, { kind: "typed" }>;
