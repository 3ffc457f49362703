import type { ReactNode } from "react";
import type { Words } from "../../content/words.ts";
import type { StyleName } from "../../contracts/built-site.ts";
import type { Problems } from "../../contracts/lead-forms.ts";
import type { Language } from "../../contracts/paths.ts";

/** What the server adds to a page it renders while the visitor waits: a form that came back with faults. */
export type PageData = { form?: { values: Record<string, string>; problems: Problems; message?: string } };

export type Page = {
  title: string;
  description: string;
  /** Which file of styles it needs; a page to read, unless it says otherwise. */
  styles?: StyleName;
  /** Kept out of search engines. */
  hidden?: boolean;
  /** Questions with their answers, for search engines; the page shows the same ones. */
  questions?: readonly { ask: string; answer: readonly string[] }[];
  body: (data: PageData) => ReactNode;
};

export type MakePage = (words: Words, language: Language) => Page;
