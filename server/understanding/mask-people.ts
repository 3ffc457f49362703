import type { Evidence, IncidentReport } from "../../contracts/report.ts";
import { maskPeople as maskText, type Span } from "../security/mask-people.ts";

type Masked = { text: string; toOriginal: (start: number, end: number) => Evidence };

/** Replaces names, rooms and numbers, which the reader behind the network does not need. */
export function maskPeople(report: IncidentReport): Masked {
  const transcript = report.narrative;
  const spansOf = (fields: ({ evidence?: Evidence[]; struck?: Evidence[] } | undefined)[], mark: string): Span[] =>
    fields.flatMap((field) =>
      [...(field?.evidence ?? []), ...(field?.struck ?? [])].flatMap(({ quote }) => {
        const start = transcript.indexOf(quote);
        return start < 0 ? [] : [{ start, end: start + quote.length, mark }];
      }),
    );
  const names = [report.resident?.name, ...report.others.map((other) => other.name)];
  const rooms = [report.resident?.room, ...report.others.map((other) => other.room)];
  return maskText(transcript, [...spansOf(names, "[NAME]"), ...spansOf(rooms, "[ROOM]")]);
}
