import type { Evidence, Field, IncidentReport } from "../../contracts/report.ts";
import { maskPeople, type Span } from "../security/mask-people.ts";

type Masked = { text: string; toOriginal: (start: number, end: number) => Evidence };

/** Replaces names, rooms and numbers, which the reader behind the network does not need. */
export function maskReport(report: IncidentReport): Masked {
  const transcript = report.narrative;
  const spansOf = (field: Field<string> | undefined, mark: string): Span[] =>
    [...(field?.evidence ?? []), ...(field?.struck ?? [])].flatMap(({ quote }) => {
      const start = transcript.indexOf(quote);
      return start < 0 ? [] : [{ start, end: start + quote.length, mark }];
    });
  const { name, room } = report.resident ?? {};
  return maskPeople(transcript, [...spansOf(name, "[NAME]"), ...spansOf(room, "[ROOM]")]);
}
