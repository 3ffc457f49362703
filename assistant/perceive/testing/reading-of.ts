import { categories } from "../../../contracts/report.ts";
import { type Act, acts } from "../perception.ts";
import { noAnswer, type Reading, type ReadSpan } from "../reading.ts";

type Given = {
  kind?: string;
  act?: Act;
  danger?: number;
  told?: { path: string; value: string; certainty?: number }[];
  certainty?: number;
  answer?: Reading["answer"];
  wrong?: number[];
};

/** Unless it is given, the view of the whole text sees what was marked, where that is one value. */
function seenAsMarked(spans: readonly ReadSpan[]) {
  const codes = spans.flatMap(({ path, value }) => (value ? [{ path, value, certainty: 0.97 }] : []));
  const isOne = ({ path, value }: { path: string; value: string }) =>
    codes.every((other) => other.path !== path || other.value === value);
  return codes.filter(isOne);
}

/** A text and a reading of it, from marks as the corpus has them: "[[resident.name|Rosa]] slipped". */
export function readingOf(marked: string, given: Given = {}): { text: string; reading: Reading } {
  const spans: ReadSpan[] = [];
  let text = "";
  let last = 0;
  for (const mark of marked.matchAll(/\[\[([^|\]=]+)(?:=([^|\]]*))?\|([^\]]*)\]\]/g)) {
    const [whole, path = "", value, words = ""] = mark;
    text += marked.slice(last, mark.index);
    const place = { start: text.length, end: text.length + words.length };
    spans.push({ ...place, path, certainty: given.certainty ?? 0.95, ...(value ? { value } : {}) });
    text += words;
    last = mark.index + whole.length;
  }
  text += marked.slice(last);
  const told = (given.told ?? seenAsMarked(spans)).map((fact) => ({
    certainty: 0.9,
    place: { start: 0, end: text.length },
    ...fact,
  }));
  const likely = (names: readonly string[], one: string) =>
    Object.fromEntries(names.map((name) => [name, name === one ? 0.9 : 0.1 / (names.length - 1)]));
  const reading: Reading = {
    kind: likely([...categories, "none", "other"], given.kind ?? "fall") as Reading["kind"],
    act: likely(acts, given.act ?? "tell") as Reading["act"],
    danger: given.danger ?? 0,
    spans,
    told,
    answer: given.answer ?? { name: noAnswer, certainty: 0.9 },
    wrong: given.wrong ?? [],
  };
  return { text, reading };
}
