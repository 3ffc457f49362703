import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Reading } from "../../assistant/perceive/reading.ts";
import { surelyWrong } from "../../assistant/perceive/wrong-entries.ts";
import { openReader } from "./open-reader.ts";
import { type TestLine, testLines } from "./testing/test-lines.ts";
import { createWordPiece } from "./wordpiece.ts";

type Cut = { vocabulary: string[]; texts: { text: string; pieces: [string, number, number][] }[] };
type Counts = Record<string, { right: number; of: number }>;
const cut: Cut = readJson("cut-pieces.json");
/** The least share that must be right. */
const floors: Record<"stories" | "turns" | "lines", Record<string, number>> = readJson("reader-floors.json");

test.each(cut.texts)("«$text» is cut into the pieces the reader was taught with", ({ text, pieces }) => {
  const { encode } = createWordPiece(cut.vocabulary);

  expect(encode(text).map(({ id, start, end }) => [cut.vocabulary[id], start, end])).toEqual(pieces);
});

test.each(["stories", "turns", "lines"] as const)(
  "%s the reader never learned from are read as well as when it was last taught",
  async (what) => {
    const read = await openReader(new URL("./reader/", import.meta.url));
    const found: Counts = {};
    for (const line of testLines(what)) {
      const beside = { question: line.question, entries: line.entries.map(({ words }) => words) };
      for (const [name, isRight] of verdictsOn(line, await read(line.text, beside))) {
        found[name] ??= { right: 0, of: 0 };
        found[name].of += 1;
        if (isRight) found[name].right += 1;
      }
    }

    for (const [name, floor] of Object.entries(floors[what])) {
      const { right = 0, of = 1 } = found[name] ?? {};
      expect(right / of, `${name}: ${right} of ${of}`).toBeGreaterThanOrEqual(floor);
    }
  },
);

test("in a long story, too, a fact points to the words that tell it", async () => {
  const read = await openReader(new URL("./reader/", import.meta.url));
  const text =
    "So I was doing my rounds after supper and the hall was quiet for once, and when I came past the dining room I " +
    "saw Mr. Otis sliding down from his chair onto the floor. His hip hurts a lot, and he takes Eliquis every evening.";
  const { told } = await read(text);
  const words = Object.fromEntries(told.map(({ path, place }) => [path, text.slice(place.start, place.end)]));

  expect(words).toMatchObject({
    "fall.mechanism": expect.stringContaining("sliding down"),
    location: expect.stringContaining("dining"),
    onAnticoagulant: "Eliquis",
    "pain.present": expect.stringContaining("hurts"),
  });
});

test("plain first sentences do not sound like emergencies, whoever they are about", async () => {
  const read = await openReader(new URL("./reader/", import.meta.url));
  const plain = [
    "slid off the chair",
    "has a cough",
    "has a rash on the back",
    "yelled at the roommate",
    "fell in the hall",
  ];
  const said = ["Mrs. Bly", "Harlan", "Lupe", "Mr. Kowalski"].flatMap((name) => plain.map((line) => `${name} ${line}`));
  const heard = await Promise.all(said.map(async (text) => ({ text, danger: (await read(text)).danger })));

  expect(heard.filter(({ danger }) => danger >= 0.25)).toEqual([]);
});

test("the reader is small enough to ship with the source", () => {
  const folder = "server/understanding/reader";
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

  expect(bytes).toBeLessThanOrEqual(15_000_000);
});

function verdictsOn({ text, kind, act, residents, entries }: TestLine, reading: Reading): [string, boolean][] {
  const verdicts: [string, boolean][] = [];
  if (kind) verdicts.push([kind === "none" ? "none" : "kind", likeliest(reading.kind) === kind]);
  if (act) verdicts.push(["act", likeliest(reading.act) === act]);
  if (residents.length > 0) verdicts.push(["name", residents.join() === namesIn(reading, text).join()]);
  for (const [at, { isWrong }] of entries.entries())
    verdicts.push([isWrong ? "wrong entry" : "right entry", (reading.wrong[at] ?? 0) >= surelyWrong === isWrong]);
  return verdicts;
}

function namesIn({ spans }: Reading, text: string): string[] {
  const names = spans.filter(({ path }) => path === "resident.name");
  return [...new Set(names.map(({ start, end }) => text.slice(start, end)))].sort();
}

function likeliest(likelihoods: Record<string, number>): string {
  return Object.entries(likelihoods).reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

function readJson(file: string) {
  return JSON.parse(readFileSync(new URL(`./testing/${file}`, import.meta.url), "utf8"));
}
