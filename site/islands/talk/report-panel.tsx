import { factsSheet } from "../../../assistant/sheets/facts-sheet.ts";
import { fieldAt } from "../../../assistant/sheets/field-rows.ts";
import type { Wording } from "../../../assistant/sheets/sheet.ts";
import type { Evidence, IncidentReport, Setting } from "../../../contracts/report.ts";
import { settings } from "../../../contracts/report.ts";
import { PriorityFlag } from "../../design/priority-flag.tsx";
import { ReportField } from "./report-field.tsx";
import type { TalkWords } from "./talk-words.ts";
import { Clocks, FollowUps, Missing } from "./what-follows.tsx";

type ReportPanelProps = {
  words: TalkWords["report"];
  wording: Wording;
  report: IncidentReport;
  isEmpty: boolean;
  onSetting: (setting: Setting) => void;
  onLight: (evidence: readonly Evidence[], struck: readonly Evidence[]) => void;
  onChange: (path: string, value: string) => void;
  onConfirm: (path: string) => void;
  onDone: (code: string, done: boolean) => void;
};

/** The report as it fills itself in. */
export function ReportPanel(props: ReportPanelProps) {
  const { words, report, isEmpty } = props;
  return (
    <section className="card card-raised report" aria-labelledby="report-heading">
      <div className="report-head">
        <h2 id="report-heading" className="talk-heading">
          {words.heading}
        </h2>
        <p className="field-hint">{words.draft}</p>
      </div>
      <SettingSwitch words={words} setting={report.setting} onSetting={props.onSetting} />
      {isEmpty ? <Outline words={words} /> : <Findings {...props} />}
      <p className="visually-hidden" role="status">
        {isEmpty ? "" : words.updated.replace("{summary}", spokenSummary(props))}
      </p>
    </section>
  );
}

/** Said once per change: what it is and how urgent. */
function spokenSummary({ words, report }: ReportPanelProps): string {
  return `${words.categories[report.category.value]}, ${words.priorities[report.priority.value].word}`;
}

/** An empty form, so that a visitor sees what will be filled in. */
function Outline({ words }: { words: TalkWords["report"] }) {
  const { who, when, happened, condition, told, done } = words.groups;
  return (
    <>
      <p className="report-empty">{words.empty}</p>
      <ul className="report-outline">
        {[who, when, happened, condition, told, done, words.actionsHeading].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

function SettingSwitch({
  words,
  setting,
  onSetting,
}: Pick<ReportPanelProps, "words" | "onSetting"> & { setting: Setting }) {
  return (
    <div className="field report-setting">
      <label htmlFor="report-setting">{words.settingLabel}</label>
      <select
        id="report-setting"
        value={setting}
        onChange={(event) => onSetting(event.target.value as Setting)}
      >
        {settings.map((choice) => (
          <option key={choice} value={choice}>
            {words.settings[choice]}
          </option>
        ))}
      </select>
    </div>
  );
}

function Findings({ words, wording, report, onDone, ...rest }: ReportPanelProps) {
  const { onLight, onChange, onConfirm } = rest;
  const priority = report.priority.value;
  return (
    <>
      <p className="report-category">{words.categories[report.category.value]}</p>
      <PriorityFlag
        level={priority}
        word={words.priorities[priority].word}
        reason={words.priorities[priority].meaning}
      />
      {report.reasons.length > 0 && (
        <div>
          <p className="sheet-subtitle">{words.because}</p>
          <ul className="report-reasons">
            {report.reasons.map((reason) => (
              <li key={reason.code}>
                <button
                  type="button"
                  className="evidence-button"
                  onFocus={() => onLight(reason.evidence, [])}
                  onMouseEnter={() => onLight(reason.evidence, [])}
                  onClick={() => onLight(reason.evidence, [])}
                >
                  {wording.reasons[reason.code]}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {editableSections(report, wording).map(({ heading, rows }) => (
        <div key={heading} className="report-group">
          <h3 className="report-group-title">{heading}</h3>
          <dl className="report-rows">
            {rows.map(({ row, field }) => (
              <ReportField key={row.path} {...{ words, row, field, onLight, onChange, onConfirm }} />
            ))}
          </dl>
        </div>
      ))}
      <Missing words={words} wording={wording} report={report} />
      <FollowUps words={words} wording={wording} report={report} onDone={onDone} />
      <Clocks words={words} wording={wording} report={report} />
    </>
  );
}

/** The facts that came from single words and can be changed; the category and the narrative are shown elsewhere. */
function editableSections(report: IncidentReport, wording: Wording) {
  const sections = factsSheet(report, wording).sections.map(({ heading, rows }) => ({
    heading,
    rows: rows.flatMap((row) => {
      const field = row.path && row.path !== "category" ? fieldAt(report, row.path) : undefined;
      return field ? [{ row, field }] : [];
    }),
  }));
  return sections.filter(({ rows }) => rows.length > 0);
}
