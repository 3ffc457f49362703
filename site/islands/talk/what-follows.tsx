import { useState } from "react";
import type { FactPath } from "../../../contracts/facts.ts";
import type { IncidentReport } from "../../../contracts/report.ts";
import { missingLabel } from "../../../sheets/follow-up-sheet.ts";
import type { Wording } from "../../../sheets/sheet.ts";
import { sayMoment } from "../../../sheets/us-dates.ts";
import { Icon } from "../../design/icon.tsx";
import { FieldEditor } from "./field-editor.tsx";
import type { TalkWords } from "./talk-words.ts";

type PartProps = { words: TalkWords["report"]; wording: Wording; report: IncidentReport };

/** What nobody has said yet; most of it can be filled in by hand. */
export function Missing({ words, wording, report, onSet }: PartProps & { onSet: (p: FactPath, v: unknown) => void }) {
  const [open, setOpen] = useState<FactPath>();
  if (report.missing.length === 0) return null;
  return (
    <div className="report-group">
      <h3 className="report-group-title">{words.missing}</h3>
      <ul className="report-missing">
        {report.missing.map((path) => {
          const label = missingLabel(path, wording);
          if (!isField(path, wording)) return <li key={path}>{label}</li>;
          return (
            <li key={path}>
              <button
                type="button"
                aria-label={words.add.replace("{label}", label)}
                aria-expanded={open === path}
                onClick={() => setOpen(open === path ? undefined : path)}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
      {open && report.missing.includes(open) && (
        <FieldEditor
          {...{ words, wording }}
          path={open}
          label={missingLabel(open, wording)}
          onSet={(value) => onSet(open, value)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

function isField(path: string, { fields, people }: Wording): path is FactPath {
  return path in fields || (path.startsWith("notifications.") && path.slice(14) in people);
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
              <span className="follow-up-text">{wording.actions[action.code] ?? action.text}</span>
              <span className="follow-up-who">
                {wording.roles[action.role]} · {words.dueTimes[action.due]}
                {action.suggested && `, ${words.suggestedTime}`}
                {action.cite && ` · ${action.cite}`}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="sheet-note">{words.suggested}</p>
    </div>
  );
}

export function Clocks({ words, wording, report }: PartProps) {
  const { clocks = [] } = report;
  if (report.setting !== "nursing_home") return <p className="sheet-note">{words.clocksElsewhere}</p>;
  if (clocks.length === 0) return null;
  const say = (moment: string) => sayMoment(moment, wording.sheets);
  return (
    <div className="report-group">
      <h3 className="report-group-title">{words.clocksHeading}</h3>
      <ul className="clocks">
        {clocks.map(({ row, what, who, toWhom, limitText, dueAt, from, cite }) => (
          <li key={row} className="clock">
            <Icon name="clock" />
            <span>
              <strong>{dueAt ? words.clockDue.replace("{time}", say(dueAt)) : limitText}</strong>
              <span>
                {what} · {who}, {toWhom}
              </span>
              <span className="field-hint">
                {limitText}, {words.clockFrom[from.known].replace("{time}", say(from.at))} · {cite}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="sheet-note">{words.clocksNote}</p>
    </div>
  );
}
