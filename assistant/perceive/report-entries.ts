import { isList } from "../../contracts/fact-values.ts";
import type { FactPath } from "../../contracts/facts.ts";
import { readerNameOf } from "./paths.ts";
import type { Entry, Heard } from "./perception.ts";

/** The reader judges so many at once; a report has rarely more. */
const mostEntries = 30;

/** What the report holds, item by item, with the words by which the reader knows it: "injury site left hip". */
export function entriesOf(known: Heard["known"]): (Entry & { words: string })[] {
  const entries = Object.entries(known).flatMap(([name, value]) => {
    const path = name as FactPath;
    const called = readerNameOf(path);
    if (!called) return [];
    const items = isList(path) ? (value as string[]) : [value];
    return items.map((item) => ({ path, value: item as unknown, words: entryWords(called, String(item)) }));
  });
  return entries.slice(-mostEntries);
}

/** As learning/corpus.py writes it. */
export function entryWords(called: string, value: string): string {
  const apart = called.replace(/(?<=[a-z])(?=[A-Z])/g, " ").replaceAll(".", " ");
  return `${apart} ${inWords(value)}`.replaceAll("_", " ").toLowerCase();
}

/** "19:45" is said and learned as "7:45 pm". */
function inWords(value: string): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(value) ?? [];
  if (hours === undefined) return value;
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? "am" : "pm"}`;
}
