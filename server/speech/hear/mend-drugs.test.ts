import { expect, test } from "vitest";
import { drugs } from "../../../assistant/perceive/tables/drugs.ts";
import { openDictionary } from "../speak/pronouncing-dictionary.ts";
import { drugMender, soundsBy } from "./mend-drugs.ts";

const list = [
  "back B AE1 K",
  "card K AA1 R D",
  "foreman F AO1 R M AH0 N",
  "in IH0 N",
  "met M EH1 T",
  "no N OW1",
  "so S OW1",
  "took T UH1 K",
];
const names = [...new Set([...drugs.values()].map(({ name }) => name))];
const mend = drugMender(names, soundsBy(openDictionary(Buffer.from(`${list.join("\n")}\n`))));

test.each([
  ["There is a bump and he takes helicus.", "There is a bump and he takes Eliquis."],
  ["I gave her forty units of lantas at nine", "I gave her forty units of Lantus at nine"],
  ["He took Lysinopril and met Foreman, both", "He took lisinopril and metformin, both"],
  ["twenty tablets of hydro-codone are gone", "twenty tablets of hydrocodone are gone"],
])("%s", (heard, mended) => {
  expect(mend(heard)).toBe(mended);
});

test.each([
  "The helicus of her ear is red",
  "I took it back, so no, he has none",
  "he takes it from the card in the slot",
  "I gave Mrs. Lantas her coffee",
  "doctor ordered erythromycin",
])("nothing to mend: %s", (heard) => {
  expect(mend(heard)).toBe(heard);
});
