import type { FactPath } from "../../contracts/facts.ts";
import type { AnyPerceivedFact } from "./perception.ts";
import type { Said } from "./said.ts";
import { findCorrections } from "./settle.ts";
import { setOf, textOf } from "./words.ts";

/** How a field is called when somebody wants it left out: "leave the room out". */
const fieldNames: [words: string, paths: string][] = [
  ["room apartment", "resident.room"],
  ["name", "resident.name"],
  ["time", "occurred.time occurred.date occurred.approx"],
  ["date", "occurred.date"],
  ["dose", "medication.doseGiven"],
  ["drug medication pill", "medication.drug medication.drugs"],
  ["pain", "pain.present pain.score pain.site"],
  ["pressure bp", "vitals.bp"],
  ["pulse", "vitals.pulse"],
  ["temp temperature", "vitals.tempF"],
  ["oxygen sats", "vitals.spo2"],
  ["sugar", "vitals.glucose"],
  ["head", "headStrike"],
  ["quote statement", "residentStatement"],
  ["headcount", "elopement.headcountDone"],
  ["alarm", "elopement.alarmSounded"],
  ["door", "elopement.exitDoor"],
  ["stage", "wound.stage"],
  ["drainage", "wound.drainage"],
];
const leaveOut = setOf("leave take drop remove delete scratch strike");

/** Paths taken back with nothing in their place: "leave the room out", "it's not 214", a bare "scratch that". */
export function retractedIn(said: Said, facts: readonly AnyPerceivedFact[]): FactPath[] {
  const { words, heard } = said;
  const paths = new Set<FactPath>();
  const isNew = (path: FactPath) => facts.some((fact) => fact.path === path);
  const texts = words.map(({ text }) => text);
  const at = texts.findIndex((text) => leaveOut.has(text));
  const order = at < 0 ? [] : texts.slice(at, at + 12);
  if (order.includes("out") || order.includes("off"))
    for (const [names, named] of fieldNames)
      if (names.split(" ").some((name) => order.includes(name)))
        for (const path of named.split(" ")) paths.add(path as FactPath);
  for (const { to, code } of findCorrections(words)) {
    if (code !== "contrast") continue;
    for (const path of ["resident.room", "resident.name"] as const) {
      const known = heard.known[path]?.toLowerCase().replace(/[.]/g, "");
      const behind = textOf(words, { from: to, to: to + 5 }).replace(/^(?:in |room |the |apartment )+/, "");
      if (known && (behind === known || behind.startsWith(`${known} `))) paths.add(path);
    }
  }
  const isBareWithdrawal = words.length <= 4 && findCorrections(words).some(({ code }) => code === "withdraw");
  const asked = heard.asked?.path as FactPath | undefined;
  if (isBareWithdrawal && asked && heard.known[asked] !== undefined) paths.add(asked);
  return [...paths].filter((path) => !isNew(path) && heard.known[path] !== undefined);
}
