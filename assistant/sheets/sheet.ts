import type { assistant } from "../../content/en/assistant.ts";
import type { Evidence } from "../../contracts/report.ts";

/** A printable page as data: what it says, not how it looks. */
export type Sheet = { title: string; note: string; sections: SheetSection[] };
export type SheetSection = { heading: string; rows: SheetRow[] };
export type SheetRow = {
  label: string;
  value: string;
  path?: string;
  /** The words it came from. */
  evidence?: Evidence[];
  /** What was said first and then corrected, to be shown struck through. */
  struck?: string[];
  /** What to know about the value, such as that nobody has confirmed it. */
  remark?: string;
};

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
/** The assistant's sentences in some language. */
export type Wording = Texts<typeof assistant>;
