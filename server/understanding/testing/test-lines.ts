import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { entryWords } from "../../../assistant/perceive/report-entries.ts";

type CorpusRow = { text: string; kind?: string; act?: string; question?: string; known?: string[]; wrong?: string[] };
export type TestLine = {
  text: string;
  question?: string;
  kind?: string;
  act?: string;
  /** The words that name the resident, sorted; empty where the line names none. */
  residents: string[];
  /** What the report held, in the reader's words, and which of it is wrong after what was said. */
  entries: { words: string; isWrong: boolean }[];
};

const tag = /\[\[([^\]|=]+)(?:=[^\]|]*)?\|([^\]]*)\]\]/g;
/** As in learning/corpus.py: the reader never learns from these authors, nor from every eleventh line of the others. */
const apart = ["other-staff", "night-rn"];

/** Every third line of the fixed test split: few enough to be read in seconds. */
export function testLines(what: "stories" | "turns" | "lines"): TestLine[] {
  return linesOf(what)
    .filter((_, number) => number % 3 === 0)
    .map((row) => testLine(what, row));
}

function linesOf(what: string): CorpusRow[] {
  const folder = join("corpus", what);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const isApart = apart.includes(file.replace(".jsonl", ""));
      const rows = readFileSync(join(folder, file), "utf8").split("\n").filter(Boolean);
      return rows
        .filter((_, number) => isApart || (what !== "stories" && number % 11 === 5))
        .map((row) => JSON.parse(row) as CorpusRow)
        .filter(({ kind }) => what !== "lines" || kind === "none");
    });
}

function testLine(what: string, { text, kind, act, question, known = [], wrong = [] }: CorpusRow): TestLine {
  const named = [...text.matchAll(tag)].filter(([, path]) => path === "resident.name");
  return {
    text: text.replace(tag, "$2"),
    residents: [...new Set(named.map(([, , words]) => words ?? ""))].sort(),
    entries: known.map((entry) => ({ words: wordsOfEntry(entry), isWrong: wrong.includes(entry) })),
    ...(question ? { question } : {}),
    ...(kind && what !== "turns" ? { kind } : {}),
    ...(act && what === "turns" ? { act: act.replaceAll("_", "-") } : {}),
  };
}

/** "symptom=diarrhea", as the corpus has it, in the reader's words. */
export function wordsOfEntry(entry: string): string {
  const at = entry.indexOf("=");
  return entryWords(entry.slice(0, at), entry.slice(at + 1));
}
