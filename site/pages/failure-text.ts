import type { Words } from "../../content/words.ts";
import type { Priority } from "../../contracts/report.ts";
import { say } from "../../sheets/field-rows.ts";
import { missingLabel } from "../../sheets/follow-up-sheet.ts";
import type { Wording } from "../../sheets/sheet.ts";

type Outcomes = Words["accuracy"]["failures"]["outcomes"];

const nextPart = /, (?=(?:no|not|filed|forbidden|another|critical|high|routine)\b|[\w.]+=)/;

/** What went wrong with a line, in words a nurse knows: the measurement keeps it as paths of the report. */
export function failureTexts(got: string, outcomes: Outcomes, wording: Wording): string[] {
  const parts = got.split(nextPart);
  const left = parts.flatMap((part) => /^no ([\w.]+)$/.exec(part)?.[1] ?? []);
  const texts = parts.flatMap((part) => {
    if (/^no [\w.]+$/.test(part)) return [];
    const written = /^(?:forbidden )?([\w.]+)=(.*)$/s.exec(part);
    if (written) return [`${missingLabel(written[1] ?? "", wording)}: “${plainValue(written[2] ?? "", wording)}”`];
    if (part === "not filed") return [outcomes.notFiled];
    if (part === "another kind") return [outcomes.kind];
    if (part === "another act") return [outcomes.act];
    const filed = /^filed \((\w+)\)$/.exec(part)?.[1];
    if (filed) return [outcomes.filed.replace("{priority}", priorityWord(filed, wording))];
    return [outcomes.priority.replace("{priority}", priorityWord(part, wording))];
  });
  const leftOut = left.map((path) => missingLabel(path, wording)).join(", ");
  return [...new Set(texts), ...(leftOut ? [outcomes.leftOut.replace("{fields}", leftOut)] : [])];
}

/** The measurement writes values as JSON, or bare where they were forbidden. */
function plainValue(value: string, wording: Wording): string {
  return say(/^["[{]/.test(value) ? JSON.parse(value) : value, wording);
}

function priorityWord(priority: string, wording: Wording): string {
  return wording.priorities[priority as Priority] ?? priority;
}
