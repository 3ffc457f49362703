import { isFactPath, isFactValue, isList } from "../../contracts/fact-values.ts";
import type { FactPath } from "../../contracts/facts.ts";

/** Paths that the reader calls otherwise than the report. */
const reportNames: Record<string, FactPath> = {
  "fall.device": "fall.assistiveDevice",
  "injury.type": "injury.types",
  "injury.site": "injury.sites",
  symptom: "symptoms",
  action: "immediateActions",
  sign: "signs",
  "vitals.temp": "vitals.tempF",
};

/** Where a path of the reader goes in the report. */
export function factPathOf(name: string): FactPath | undefined {
  const path = reportNames[name] ?? name;
  return isFactPath(path) ? path : undefined;
}

/** The same for a coded value, where the report has that code. */
export function codedPathOf(name: string, value: string | undefined): FactPath | undefined {
  const path = value === undefined ? undefined : factPathOf(name);
  return path && isFactValue(path, isList(path) ? [value] : value) ? path : undefined;
}

/** Numbers that the reader marks under a shorter name. */
const shortNames: Partial<Record<FactPath, string>> = {
  "wound.lengthCm": "wound.length",
  "wound.widthCm": "wound.width",
  "wound.depthCm": "wound.depth",
  "infection.affectedCount": "infection.count",
  "medication.drugs": "medication.drug",
};
/** What follows from other entries, and what the reader has no name for. */
const unread =
  /\.(?:date|approx|unit|drug|nccMerp|highAlert|side|clusterSuspected|clusterRooms|aggressor|target|weapon)$/;

/** What the reader calls a path of the report, where it knows it. */
export function readerNameOf(path: FactPath): string | undefined {
  if (unread.test(path)) return undefined;
  const moment = Object.keys(momentFields).find((name) => `${momentFields[name]}.time` === path);
  return moment ?? shortNames[path] ?? Object.keys(reportNames).find((name) => reportNames[name] === path) ?? path;
}

const usual = 0.85;
const careful = 0.98;
/** Danger is taken where it is a little likelier than not: a false alarm costs less. */
const likelySign = 0.6;
const onlyWhenSure = /^(?:wound\.presentOnAdmission|abuseScreen|abuse\.allegationBy)$/;

/** How sure the view of the whole text must be of a code where no words were marked. */
export function leastTold(path: FactPath): number {
  if (path === "signs") return likelySign;
  return isList(path) || onlyWhenSure.test(path) ? careful : usual;
}

/** Moments as the reader names them, and what the fields of the report begin with that they fill. */
export const momentFields: Record<string, string> = {
  "occurred.when": "occurred",
  "found.when": "found",
  "told.when": "reported",
  "lastSeen.when": "elopement.lastSeen",
  "noticedMissing.when": "elopement.noticedMissing",
  "found_again.when": "elopement.found",
  "returned.when": "elopement.returned",
  "onset.when": "infection.onset",
};

/** Paths whose words are kept as they were said. */
export const wordPaths: readonly FactPath[] = [
  ...(["residentStatement", "behavior.antecedent", "behavior.intervention", "elopement.exitDoor"] as const),
  ...(["elopement.foundPlace", "elopement.clothing", "wound.color"] as const),
];
