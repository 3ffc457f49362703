import type { assistant } from "../content/en/assistant.ts";
import type { Line } from "../contracts/conversation.ts";
import type { Evidence } from "../contracts/report.ts";

/** A printable page as data: what it says, not how it looks. */
export type Sheet = {
  kind: SheetKind;
  title: string;
  note: string;
  sections: SheetSection[];
  /** Lines to sign: who, and beside it when. */
  signatures: string[];
  /** How it was made, for the foot of each page. */
  madeFrom: string;
};
type SheetKind = "facts" | "worksheet" | "sbar";
export type SheetSection = {
  heading: string;
  rows: SheetRow[];
  note?: string;
  /** Empty lines to write on. */
  blankLines?: number;
};
export type SheetRow = {
  label: string;
  value: string;
  path?: string;
  /** The words it came from. */
  evidence?: Evidence[];
  /** The number that stands at the value and at its words. */
  mark?: number;
  /** The value cut where its words are marked; together they read as the value. */
  pieces?: SheetPiece[];
  /** What was said first and then corrected, to be shown struck through. */
  struck?: string[];
  /** What to know about the value, such as that nobody has confirmed it. */
  remark?: string;
  /** A box to tick: open or done. */
  box?: "open" | "done";
};
export type SheetPiece = { text: string; marks?: number[]; struck?: boolean };

/** Where the report comes from: the conversation, and which of its reports this is. */
export type Telling = { lines: readonly Line[]; index: number };

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
/** The assistant's sentences in some language. */
export type Wording = Texts<typeof assistant>;
