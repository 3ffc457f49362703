import { sayTime } from "../../../assistant/sheets/field-rows.ts";
import { missingLabel } from "../../../assistant/sheets/follow-up-sheet.ts";
import { reportingClocks } from "../../../assistant/sheets/reporting-clocks.ts";
import type { Wording } from "../../../assistant/sheets/sheet.ts";
import type { IncidentReport } from "../../../contracts/report.ts";
import type { TalkWords } from "./talk-words.ts";

type PartProps = { words: TalkWords["report"]; wording: Wording; report: IncidentReport };

export function Missing({ words, wording, report }: PartProps) {
  if (report.missing.length === 0) return null;
  return (
    <div className="report-group">
      <h3 className="report-group-title">{words.missing}</h3>
      <ul className="report-missing">
        {report.missing.map((path) => (
          <li key={path}>{missingLabel(path, wording)}</li>
        ))}
      </ul>
    </div>
  );
}

type FollowUpsProps = PartProps & { onDone: (code: string, done: boolean) => void };

export function FollowUps({ words, wording, report, onDone }: FollowUpsProps) {
  if (report.actions.length === 0) return null;
  return (
    <div className="report-group">
      <h3 className="report-group-title">{words.actionsHeading}</h3>
      <ul className="follow-ups">
        {report.actions.map((action) => (
          <li key={action.code}>
            <label className="follow-up">
              <input
                type="checkbox"
                checked={action.done ?? false}
                onChange={(event) => onDone(action.code, event.target.checked)}
              />
              <span className="follow-up-text">{wording.actions[action.code]}</span>
              <span className="sheet-role">{wording.roles[action.role]}</span>
              <span className="sheet-due">
                {words.dueTimes[action.due]}
                {action.suggested && `, ${words.suggestedTime}`}
              </span>
              {action.cite && <span className="follow-up-rule">{action.cite}</span>}
            </label>
          </li>
        ))}
      </ul>
      <p className="sheet-note">{words.suggested}</p>
    </div>
  );
}

export function Clocks({ words, wording, report }: PartProps) {
  const clocks = reportingClocks(report);
  if (report.setting !== "nursing_home") return <p className="sheet-note">{words.clocksElsewhere}</p>;
  if (clocks.length === 0) return null;
  return (
    <div className="report-group">
      <h3 className="report-group-title">{words.clocksHeading}</h3>
      <ul className="clocks">
        {clocks.map(({ action, dueAt }) => (
          <li key={action.code} className="flag" data-level="critical">
            <span>
              <strong>{words.dueTimes[action.due]}</strong> · {wording.actions[action.code]} · {action.cite}
              {dueAt && ` · ${words.clockDue.replace("{time}", sayTime(dueAt.slice(11)))}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="sheet-note">{words.clocksNote}</p>
    </div>
  );
}
