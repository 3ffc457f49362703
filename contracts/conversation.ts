import type { FactPath, Words } from "./facts.ts";
import type { IncidentReport, Setting } from "./report.ts";

/** Words of a line that carry a value of the report; a value that was taken back is struck through. */
export type Mark = { start: number; end: number; path: FactPath; struck?: boolean };

export type Line = {
  id: number;
  who: "visitor" | "assistant";
  text: string;
  /** How the visitor said it. */
  by?: "speech" | "typing";
  /** Still being said: its words and marks may change. */
  isPartial?: boolean;
  /** The assistant was interrupted here. */
  isCutOff?: boolean;
  /** The report its words went into, by place in `reports`. */
  report?: number;
  /** The visitor's turn it is, as evidence counts them. */
  turn?: number;
  marks: Mark[];
};

/** Steps for right now, shown above everything else and said first. */
export type EmergencyView = { sign: string; heading: string; steps: string[]; words: Words[] };

/** All that a page draws of a conversation, as the server holds it. The page adds nothing to it. */
export type ConversationView = {
  /** Grows with each change; a change names the revision it follows. */
  revision: number;
  setting: Setting;
  /** Whether the setting was chosen, taken from what was said, or is the preset. */
  settingFrom: "chosen" | "said" | "preset";
  lines: Line[];
  /** One for each incident told; empty until one is. */
  reports: IncidentReport[];
  /** The one being talked about. */
  current: number;
  emergency?: EmergencyView;
  /** The question that is open, by its path. */
  asked?: string;
  canUndo: boolean;
  isOver: boolean;
};

/** Only what differs: lines from `linesFrom` on replace those that stood there; other keys are replaced whole. */
export type ConversationChange = {
  follows: number;
  revision: number;
  linesFrom?: number;
  lines?: Line[];
  rest?: Partial<Omit<ConversationView, "lines" | "revision">>;
  /** Keys of `rest` that are gone. */
  gone?: (keyof ConversationView)[];
};

/** What a visitor does on the page beside speaking. A value set by hand is a typed fact, never a sentence. */
export type PageEvent =
  | { kind: "typed"; text: string }
  | { kind: "set"; report: number; path: FactPath; value: unknown }
  | { kind: "cleared"; report: number; path: FactPath }
  | { kind: "confirmed"; report: number; path: FactPath }
  | { kind: "setting-chosen"; setting: Setting }
  | { kind: "step-done"; report: number; code: string; done: boolean }
  | { kind: "started-over" }
  | { kind: "undone" }
  | { kind: "ended" };
