import type { Evidence, IncidentReport } from "../../contracts/report.ts";

export type Masked = { text: string; toOriginal: (start: number, end: number) => Evidence };

/** Replaces names and rooms, which the reader behind the network does not need, and remembers where they stood. */
export function maskPeople(report: IncidentReport): Masked {
  const transcript = report.narrative;
  const names = [report.resident?.name, ...report.others.map((other) => other.name)];
  const rooms = [report.resident?.room, ...report.others.map((other) => other.room)];
  const secrets = [
    ...names.map((field) => ({ field, mark: "[NAME]" })),
    ...rooms.map((field) => ({ field, mark: "[ROOM]" })),
  ];
  const spans = secrets.flatMap(({ field, mark }) =>
    [...(field?.evidence ?? []), ...(field?.struck ?? [])].flatMap(({ quote }) =>
      everywhere(transcript, quote).map((start) => ({ start, end: start + quote.length, mark })),
    ),
  );
  const ordered = spans.sort((a, b) => a.start - b.start || b.end - a.end);

  let text = "";
  const origin: number[] = [];
  let at = 0;
  for (const { start, end, mark } of ordered) {
    if (start < at) continue;
    copyTo(start);
    for (let index = 0; index < mark.length; index++)
      origin.push(index === mark.length - 1 ? end - 1 : start);
    text += mark;
    at = end;
  }
  copyTo(transcript.length);

  return {
    text,
    toOriginal(start, end) {
      const from = origin[start] ?? 0;
      const to = (origin[end - 1] ?? from) + 1;
      return { start: from, end: to, quote: transcript.slice(from, to) };
    },
  };

  function copyTo(end: number) {
    for (let index = at; index < end; index++) origin.push(index);
    text += transcript.slice(at, end);
  }
}

function everywhere(text: string, quote: string): number[] {
  const starts: number[] = [];
  if (quote === "") return starts;
  for (let start = text.indexOf(quote); start >= 0; start = text.indexOf(quote, start + quote.length))
    starts.push(start);
  return starts;
}
