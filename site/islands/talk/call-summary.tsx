import { useQuery } from "@tanstack/react-query";
import { missingLabel } from "../../../assistant/sheets/follow-up-sheet.ts";
import type { Wording } from "../../../assistant/sheets/sheet.ts";
import type { IncidentReport } from "../../../contracts/report.ts";
import type { Demo } from "./demo.ts";
import { callSummaryQuery } from "./read-queries.ts";
import type { TalkWords } from "./talk-words.ts";

type CallSummaryProps = {
  words: Pick<TalkWords, "summary" | "report">;
  wording: Wording;
  report: IncidentReport;
  demo: Demo;
};

/** What came of it, in a few lines. */
export function CallSummary({ words, wording, report, demo }: CallSummaryProps) {
  const { data: heard } = useQuery(callSummaryQuery(demo.ended && demo.callId, demo.callToken));
  const missing = report.missing.map((path) => missingLabel(path, wording)).join(", ");
  const rows = [
    [words.report.categoryLabel, words.report.categories[report.category.value]],
    [words.report.priorityLabel, words.report.priorities[report.priority.value].word],
    [words.summary.duration, demo.ended && minutesAndSeconds(demo.ended.durationMs)],
    [words.summary.turns, String(demo.lines.filter(({ who }) => who === "visitor").length)],
    [words.report.missing, missing || words.summary.nothingMissing],
  ];
  return (
    <>
      {heard && (
        <p className="summary-text" lang="en">
          {heard}
        </p>
      )}
      <dl className="summary">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

/** 83 000 ms as "1:23". */
function minutesAndSeconds(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
