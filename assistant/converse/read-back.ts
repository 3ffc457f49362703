import { assistant } from "../../content/en/assistant.ts";
import type { IncidentReport } from "../../contracts/report.ts";
import { sayClock, sayRoom } from "./say-numbers.ts";

/** The closing sentence: what was understood, said as people say it, then one question. */
export function readBack(report: IncidentReport): string {
  const { resident, occurred, found } = report;
  const parts: string[] = [assistant.categories[report.category.value].toLowerCase()];
  if (resident?.name) parts.push(resident.name.value);
  if (resident?.room) parts.push(`room ${sayRoom(resident.room.value)}`);
  if (occurred?.time) parts.push(sayClock(occurred.time.value));
  else if (found?.time) parts.push(`found ${sayClock(found.time.value)}`);
  if (report.category.value === "fall" && report.headStrike) {
    const said = { yes: "head strike yes", no: "no head strike", unknown: "head strike unknown" };
    parts.push(said[report.headStrike.value]);
  }
  const marked = assistant.priorities[report.priority.value].toLowerCase();
  return `I have ${article(parts[0] as string)}${parts.join(", ")}. Marked ${marked}. ${assistant.anythingToChange}`;
}

function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? "an " : "a ";
}
