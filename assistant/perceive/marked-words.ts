import { isFactPath } from "../../contracts/fact-values.ts";
import { readCount, readDose, readSizes } from "./grammar/amounts.ts";
import { isKindOfDrug, readDrug } from "./grammar/drugs.ts";
import { readName } from "./grammar/names.ts";
import { firstQuantity } from "./grammar/numbers.ts";
import { readRoom } from "./grammar/rooms.ts";
import { readSite } from "./grammar/sites.ts";
import { readScore, readVital, vitalPath, vitals } from "./grammar/vitals.ts";
import { readWhen, resolveWhen, type SaidWhen, type When } from "./grammar/when.ts";
import { factPathOf, momentFields, wordPaths } from "./paths.ts";
import type { ReadSpan } from "./reading.ts";
import { type Candidate, candidatesOf, type Grammar, type Said, trimmed, type Value, valueAt } from "./said.ts";
import { besideCorrection } from "./settle.ts";
import { placeOf, type Range } from "./words.ts";

/** The grammar of each path whose words are its value. */
export const grammars: Record<string, Grammar> = {
  "resident.room": ({ words }, range) => {
    const room = readRoom(words, range);
    return [...valueAt("resident.room", room?.room), ...valueAt("resident.unit", room?.unit)];
  },
  "medication.drug": (said, range) => {
    const asSaid = wordsIn(said, range)?.replace(/^(?:the|her|his|some|a|an) /i, "");
    const drug = (readDrug(said.words, range)?.name ?? asSaid) || undefined;
    const isNamed = drug && !isKindOfDrug(drug);
    return [...valueAt("medication.drugs", drug), ...(isNamed ? valueAt("medication.drug", drug) : [])];
  },
  anticoagulant: (said, range) => {
    const drug = readDrug(said.words, range, "anticoagulant") ?? readDrug(said.words, range);
    if (drug?.class === "antiplatelet") return [["onAntiplatelet", "yes"]];
    return [...valueAt("anticoagulant", drug?.name ?? wordsIn(said, range)), ["onAnticoagulant", "yes"]];
  },
  "medication.doseGiven": ({ words }, range) => valueAt("medication.doseGiven", readDose(words, range)),
  "medication.doseOrdered": ({ words }, range) => valueAt("medication.doseOrdered", readDose(words, range)),
  "pain.score": ({ words }, range) => valueAt("pain.score", readScore(words, range)),
  "wound.length": ({ words }, range) => {
    const [length, width, depth] = readSizes(words, range);
    return [
      ...valueAt("wound.lengthCm", length),
      ...valueAt("wound.widthCm", width),
      ...valueAt("wound.depthCm", depth),
    ];
  },
  "wound.width": ({ words }, range) => valueAt("wound.widthCm", readSizes(words, range)[0]),
  "wound.depth": ({ words }, range) => valueAt("wound.depthCm", readSizes(words, range)[0]),
  "infection.count": ({ words }, range) => {
    const { residents, staff } = readCount(words, range);
    return [...valueAt("infection.affectedCount", residents), ...valueAt("infection.staffAffected", staff)];
  },
};
for (const vital of vitals)
  grammars[`vitals.${vital}`] = grammars[vitalPath(vital)] = ({ words }, range) =>
    valueAt(vitalPath(vital), readVital(words, range, vital)?.value);

/** Every value in the words the reader has marked, whatever of them holds in the end. */
export function candidatesInMarks(said: Said, spans: readonly ReadSpan[]): Candidate[] {
  return [
    ...spans.flatMap((span) => [...byGrammar(said, span), ...named(said, span), ...asSite(said, span)]),
    ...moments(said, spans),
    ...asWords(said, spans),
  ];
}

function byGrammar(said: Said, span: ReadSpan): Candidate[] {
  const grammar = grammars[span.path];
  if (!grammar) return [];
  const range = said.range(span);
  const beside = besideCorrection(said.words, range).flatMap(({ isWrong, ...other }) => {
    // Only the number is struck, not the words around it.
    const number = placeOf(said.words, firstQuantity(said.words, other) ?? other);
    return markedAs(isWrong, candidatesOf(grammar(said, other), number, span.certainty));
  });
  return [
    ...candidatesOf(grammar(said, range), span, span.certainty),
    ...beside.filter(({ path, value }) => !/drug|ntico/.test(path) && /\d/.test(String(value))),
  ];
}

function markedAs(isWrong: boolean, found: Candidate[]): Candidate[] {
  return isWrong ? found.map((candidate) => ({ ...candidate, isTakenBack: true })) : found;
}

function named(said: Said, span: ReadSpan): Candidate[] {
  if (span.path !== "resident.name") return [];
  const place = trimmed(said.text, span);
  const name = readName(said.text.slice(place.start, place.end));
  if (!name) return [];
  const found = candidatesOf([["resident.name", name]], place, span.certainty);
  const [next] = besideCorrection(said.words, said.range(span)).filter(({ from }) => from > said.range(span).from);
  const behind = next && !next.isWrong ? said.words[next.from] : undefined;
  const first = behind && behind.pause < 2 ? behind : undefined;
  const rest = first ? /^\p{Lu}[\p{L}'’.]*(?: \p{Lu}[\p{L}'’]*)*/u.exec(said.text.slice(first.start)) : null;
  const other = rest ? readName(rest[0]) : undefined;
  if (!other || !first || !rest) return found;
  const corrected = { start: first.start, end: first.start + rest[0].length };
  return [...found, ...candidatesOf([["resident.name", other]], corrected, span.certainty)];
}

function asSite(said: Said, span: ReadSpan): Candidate[] {
  const path = /\.site$/.test(span.path) ? factPathOf(span.path) : undefined;
  if (!path) return [];
  const range = said.range(span);
  const place = placeOf(said.words, range);
  const isOwner = /['’]s$/.test(said.text.slice(place.start, place.end));
  const known = [said.heard.known[path] ?? []].flat().at(-1);
  const read = readSite(said.words, range, known === undefined ? undefined : String(known));
  const site = isOwner ? read?.replace(/s$/, "") : read;
  return site ? candidatesOf([[path, site]], span, span.certainty) : [];
}

/** The fields of a moment. Not every moment may be an approximate one. */
export function momentValues(name: string, { date, time, approx }: Partial<Record<keyof When, unknown>>): Value[] {
  const field = (part: string, value: unknown) => {
    const path = `${momentFields[name]}.${part}`;
    return isFactPath(path) ? valueAt(path, value) : [];
  };
  return [...field("date", date), ...field("time", time), ...field("approx", approx)];
}

/** Places marked for one moment tell its day and its clock together: "yesterday … around four". */
function moments(said: Said, spans: readonly ReadSpan[]): Candidate[] {
  return Object.keys(momentFields).flatMap((marked) => {
    const read = spans.filter((span) => span.path === marked).flatMap((span) => momentsAt(said, span));
    const withClock = read.filter(({ when }) => when.clock || when.minutesAgo !== undefined);
    const told = withClock.length > 0 ? withClock : read.slice(0, 1);
    return told.flatMap(({ when, place, certainty, isWrong }) => {
      // Of several, one that is exact takes an "around" back.
      const exact = told.length > 1 ? { approx: false } : {};
      const values = momentValues(marked, { ...exact, ...resolveWhen(together(when, read), said.heard.now) });
      return markedAs(isWrong, candidatesOf(values, place, certainty));
    });
  });
}

/** The moment in marked words, and the other one where they are corrected. */
function momentsAt({ words, heard, range: rangeAt }: Said, span: ReadSpan) {
  const { certainty } = span;
  const range = rangeAt(span);
  const when = readWhen(words, range, heard.now);
  if (!when) return [];
  const beside = besideCorrection(words, range).flatMap(({ isWrong, ...other }) => {
    const corrected = when.clock ? readWhen(words, other, heard.now) : undefined;
    return corrected?.clock ? [{ when: corrected, place: placeOf(words, other), certainty, isWrong }] : [];
  });
  return [{ when, place: span, certainty, isWrong: false }, ...beside];
}

/** A clock takes the day from the other places where it has none of its own. */
function together(when: SaidWhen, read: readonly { when: SaidWhen }[]): SaidWhen {
  const day = ({ back, date, weekday, isLastNight }: SaidWhen) => back ?? date ?? weekday ?? isLastNight;
  if (!when.clock || day(when) !== undefined) return when;
  const other = read.find((candidate) => !candidate.when.clock && day(candidate.when) !== undefined)?.when;
  return { ...other, ...when };
}

const joinedPaths = new Set(["residentStatement", "behavior.intervention"]);

function asWords(said: Said, spans: readonly ReadSpan[]): Candidate[] {
  return wordPaths.flatMap((path) => {
    const marked = spans.filter((span) => span.path === path);
    const places = marked.map((span) => ({ ...trimmed(said.text, span), certainty: span.certainty }));
    const texts = places.map(({ start, end }) => said.text.slice(start, end));
    const [first, last = first] = [places[0], places.at(-1)];
    if (!first || !last || !texts[0]) return [];
    if (joinedPaths.has(path))
      return candidatesOf([[path, texts.join(", ")]], { start: first.start, end: last.end }, 1);
    return places.flatMap((place, index) => {
      const text = texts[index]?.replace(/^(?:the|a|an|out the|by the) /i, "");
      return candidatesOf([[path, text]], place, place.certainty);
    });
  });
}

function wordsIn(said: Said, range: Range): string | undefined {
  const { start, end } = placeOf(said.words, range);
  return said.text.slice(start, end) || undefined;
}
