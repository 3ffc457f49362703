import type { FactPath } from "../../contracts/facts.ts";
import type { Candidate } from "./candidate.ts";
import { readCount, readDose, readSizes } from "./grammar/amounts.ts";
import { readDrug } from "./grammar/drugs.ts";
import { readName } from "./grammar/names.ts";
import { firstQuantity } from "./grammar/numbers.ts";
import { readRoom } from "./grammar/rooms.ts";
import { readSite } from "./grammar/sites.ts";
import { readScore, readVital, type Vital } from "./grammar/vitals.ts";
import { readWhen, resolveWhen, type SaidWhen } from "./grammar/when.ts";
import { momentPaths, sitePaths, vitalPaths, wordPaths } from "./paths.ts";
import type { ReadSpan } from "./reading.ts";
import { type Said, trimmed } from "./said.ts";
import { besideCorrection } from "./settle.ts";
import { placeOf, type Range } from "./words.ts";

type Value = readonly [path: FactPath, value: unknown, isItem?: true];
type Grammar = (said: Said, range: Range) => Value[];

const one = (path: FactPath, value: unknown): Value[] => (value === undefined ? [] : [[path, value]]);

/** The grammar of each path whose words are its value. */
const grammars: Record<string, Grammar> = {
  "resident.room": ({ words }, range) => {
    const room = readRoom(words, range);
    return [...one("resident.room", room?.room), ...one("resident.unit", room?.unit)];
  },
  "medication.drug": (said, range) => {
    const drug = drugNamed(said, range);
    return drug ? [["medication.drugs", drug, true]] : [];
  },
  anticoagulant: (said, range) => {
    const drug = readDrug(said.words, range, "anticoagulant") ?? readDrug(said.words, range);
    if (drug?.class === "antiplatelet") return [["onAntiplatelet", "yes"]];
    return [...one("anticoagulant", drug?.name ?? wordsIn(said, range)), ["onAnticoagulant", "yes"]];
  },
  "medication.doseGiven": ({ words }, range) => one("medication.doseGiven", readDose(words, range)),
  "medication.doseOrdered": ({ words }, range) => one("medication.doseOrdered", readDose(words, range)),
  "pain.score": ({ words }, range) => one("pain.score", readScore(words, range)),
  "wound.length": ({ words }, range) => {
    const [length, width, depth] = readSizes(words, range);
    return [...one("wound.lengthCm", length), ...one("wound.widthCm", width), ...one("wound.depthCm", depth)];
  },
  "wound.width": ({ words }, range) => one("wound.widthCm", readSizes(words, range)[0]),
  "wound.depth": ({ words }, range) => one("wound.depthCm", readSizes(words, range)[0]),
  "infection.count": ({ words }, range) => {
    const wide = { from: range.from, to: range.to };
    const { residents, staff } = readCount(words, wide);
    return [...one("infection.affectedCount", residents), ...one("infection.staffAffected", staff)];
  },
};
for (const vital of Object.keys(vitalPaths) as Vital[])
  grammars[`vitals.${vital}`] = ({ words }, range) =>
    one(vitalPaths[vital] as FactPath, readVital(words, range, vital)?.value);

const known = (said: Said, path: FactPath): string | undefined => {
  const value: unknown = said.heard.known[path];
  return Array.isArray(value) ? String(value.at(-1)) : typeof value === "string" ? value : undefined;
};

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
  const values = grammar(said, range).map((value) => candidate(value, span, span.certainty));
  const beside = besideCorrection(said.words, range).flatMap(({ isWrong, ...other }) =>
    grammar(said, other).map((value) => ({
      ...candidate(value, placeOf(said.words, aroundNumber(said, other)), span.certainty),
      ...(isWrong ? { isTakenBack: true as const } : {}),
    })),
  );
  return [
    ...values,
    ...beside.filter(({ path, value }) => !/drug|ntico/.test(path) && /\d/.test(String(value))),
  ];
}

/** Only the number is struck, not the words around it. */
function aroundNumber({ words }: Said, range: Range): Range {
  return firstQuantity(words, range) ?? range;
}

function named(said: Said, span: ReadSpan): Candidate[] {
  if (span.path !== "resident.name") return [];
  const place = trimmed(said.text, span);
  const name = readName(said.text.slice(place.start, place.end));
  if (!name) return [];
  const found = candidate(["resident.name", name], place, span.certainty);
  const [next] = besideCorrection(said.words, said.range(span)).filter(
    ({ from }) => from > said.range(span).from,
  );
  const behind = next && !next.isWrong ? said.words[next.from] : undefined;
  const first = behind && behind.pause < 2 ? behind : undefined;
  const rest = first ? /^\p{Lu}[\p{L}'’.]*(?: \p{Lu}[\p{L}'’]*)*/u.exec(said.text.slice(first.start)) : null;
  const other = rest ? readName(rest[0]) : undefined;
  if (!other || !first || !rest) return [found];
  const corrected = { start: first.start, end: first.start + rest[0].length };
  return [found, candidate(["resident.name", other], corrected, span.certainty)];
}

function asSite(said: Said, span: ReadSpan): Candidate[] {
  const path = sitePaths.get(span.path);
  if (!path) return [];
  const range = said.range(span);
  const place = placeOf(said.words, range);
  const isOwner = /['’]s$/.test(said.text.slice(place.start, place.end));
  const read = readSite(said.words, range, known(said, path));
  const site = isOwner ? read?.replace(/s$/, "") : read;
  if (!site) return [];
  return [candidate(path === "injury.sites" ? [path, site, true] : [path, site], span, span.certainty)];
}

/** Places marked for one moment tell its day and its clock together: "yesterday … around four". */
function moments(said: Said, spans: readonly ReadSpan[]): Candidate[] {
  return Object.entries(momentPaths).flatMap(([marked, paths]) => {
    const read = spans
      .filter((span) => span.path === marked)
      .flatMap((span) => {
        const range = said.range(span);
        const when = readWhen(said.words, range, said.heard.now);
        const beside = besideCorrection(said.words, range).flatMap((other) => {
          const corrected = readWhen(said.words, other, said.heard.now);
          return corrected?.clock && when?.clock
            ? [{ span: { ...span, ...placeOf(said.words, other) }, when: corrected, isWrong: other.isWrong }]
            : [];
        });
        return when ? [{ span, when, isWrong: false }, ...beside] : beside;
      });
    const withClock = read.filter(({ when }) => when.clock || when.minutesAgo !== undefined);
    const told = withClock.length > 0 ? withClock : read.slice(0, 1);
    return told.flatMap(({ span, when, isWrong }) => {
      const { date, time, approx } = resolveWhen(together(when, read), said.heard.now);
      const values = [
        ...one(paths.date, date),
        ...one(paths.time, time),
        ...(paths.approx && (approx || told.length > 1) ? one(paths.approx, approx ?? false) : []),
      ];
      const back = isWrong ? { isTakenBack: true as const } : {};
      return values.map((value) => ({ ...candidate(value, span, span.certainty), ...back }));
    });
  });
}

/** A clock takes the day from the other places where it has none of its own. */
function together(when: SaidWhen, read: readonly { when: SaidWhen }[]): SaidWhen {
  const day = ({ back, date, weekday, isLastNight }: SaidWhen) => back ?? date ?? weekday ?? isLastNight;
  if (!when.clock || day(when) !== undefined) return when;
  const other = read.find((candidate) => !candidate.when.clock && day(candidate.when) !== undefined)?.when;
  if (!other) return when;
  const { back, date, weekday, isLastNight, part } = other;
  return { ...when, ...defined({ back, date, weekday, isLastNight, part: when.part ?? part }) };
}

function defined<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

const joinedPaths = new Set(["residentStatement", "behavior.intervention"]);

function asWords(said: Said, spans: readonly ReadSpan[]): Candidate[] {
  return [...wordPaths].flatMap(([marked, path]) => {
    const places = spans
      .filter((span) => span.path === marked)
      .map((span) => ({ span, ...trimmed(said.text, span) }));
    const texts = places.map(({ start, end }) => said.text.slice(start, end));
    const [first] = places;
    if (!first || !texts[0]) return [];
    if (joinedPaths.has(path)) {
      const last = places.at(-1) ?? first;
      return [
        candidate(
          [path, texts.join(", ")],
          places.length === 1 ? first : { start: first.start, end: last.end },
          1,
        ),
      ];
    }
    return places.map(({ span, start, end }, index) =>
      candidate(
        [path, (texts[index] ?? "").replace(/^(?:the|a|an|out the|by the) /i, "")],
        { start, end },
        span.certainty,
      ),
    );
  });
}

function drugNamed(said: Said, range: Range): string | undefined {
  return (
    readDrug(said.words, range)?.name ?? wordsIn(said, range)?.replace(/^(?:the|her|his|some|a|an) /i, "")
  );
}

function wordsIn(said: Said, range: Range): string | undefined {
  const { start, end } = placeOf(said.words, range);
  return said.text.slice(start, end) || undefined;
}

function candidate(
  [path, value, isItem]: Value,
  { start, end }: { start: number; end: number },
  certainty: number,
): Candidate {
  return { path, value, place: { start, end }, certainty, ...(isItem ? { isItem } : {}) };
}
