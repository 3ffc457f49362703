import type { IncidentReport } from "../../contracts/report.ts";
import type { Mind } from "../calls/mind.ts";
import { addSuggestions, type SecondReader, type Suggestion } from "./second-reader.ts";

/**
 * The same mind, whose findings also hold what a second reader saw. Nobody waits for that reader: it reads while
 * the call goes on, and what is not back by the end is not in the report.
 */
export function mindThatReadsAgain(mind: Mind, readAgain: SecondReader): Mind {
  return {
    begin(circumstances) {
      const conversation = mind.begin(circumstances);
      let suggestions: Suggestion[] = [];
      const reportNow = () => conversation.findings().report as IncidentReport | null;
      return {
        ...conversation,
        hear(words) {
          conversation.hear(words);
          const report = reportNow();
          if (!report) return;
          void readAgain(report).then((found) => {
            if (found.length > 0) suggestions = found;
          });
        },
        findings() {
          const report = reportNow();
          if (!report) return conversation.findings();
          return { ...conversation.findings(), report: addSuggestions(report, suggestions) };
        },
      };
    },
  };
}
