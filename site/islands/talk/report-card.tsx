import type { ReactNode } from "react";
import type { ConversationView } from "../../../contracts/conversation.ts";
import { type Setting, settings } from "../../../contracts/report.ts";
import { factSections } from "../../../sheets/facts-sheet.ts";
import { fieldAt } from "../../../sheets/field-rows.ts";
import type { Wording } from "../../../sheets/sheet.ts";
import { threadOf } from "../../../sheets/thread.ts";
import { ExampleSheet } from "./example-sheet.tsx";
import type { Knot } from "./knot.ts";
import { type FieldActions, ReportField } from "./report-field.tsx";
import { ReportHead } from "./report-head.tsx";
import type { TalkWords } from "./talk-words.ts";
import { Clocks, FollowUps, Missing } from "./what-follows.tsx";

export type ReportCardProps = FieldActions & {
  words: TalkWords["report"];
  wording: Wording;
  view: ConversationView;
  /** Which report is looked at. */
  shown: number;
  onShow: (report: number) => void;
  lit: Knot | undefined;
  /** On a phone the sheet is a card at the bottom edge, pulled up or not. */
  isUp: boolean;
  onPull: (up: boolean) => void;
  onSetting: (setting: Setting) => void;
  onDone: (code: string, done: boolean) => void;
  /** What comes after the report: sheets to take along. */
  children?: ReactNode;
};

/** The report as a sheet of paper: kind, flag and reasons pinned, the values under them. */
export function ReportCard(props: ReportCardProps) {
  const { words, wording, view, shown, isUp } = props;
  const report = view.reports[shown];
  return (
    <section className="paper" data-up={isUp || undefined} aria-labelledby="report-heading">
      <ReportHead {...props} report={report} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className="paper-body" tabIndex={0}>
        <SettingSwitch {...props} />
        {report ? <Values {...props} /> : <ExampleSheet words={words} />}
        {report && (
          <>
            <Missing {...{ words, wording, report }} onSet={props.onSet} />
            <FollowUps {...{ words, wording, report }} onDone={props.onDone} />
            <Clocks {...{ words, wording, report }} />
          </>
        )}
        {props.children}
      </div>
      <p className="visually-hidden" role="status">
        {report && words.updated.replace("{summary}", summaryOf(words, report))}
      </p>
    </section>
  );
}

/** Said once per change: what it is and how urgent. */
function summaryOf(words: TalkWords["report"], report: ConversationView["reports"][number]): string {
  return `${words.categories[report.category.value]}, ${words.priorities[report.priority.value].word}`;
}

function SettingSwitch({ words, view, onSetting }: ReportCardProps) {
  return (
    <div className="report-setting" data-needs-script>
      <label htmlFor="report-setting">{words.settingLabel}</label>
      <select id="report-setting" value={view.setting} onChange={(event) => onSetting(event.target.value as Setting)}>
        {settings.map((choice) => (
          <option key={choice} value={choice}>
            {words.settings[choice]}
          </option>
        ))}
      </select>
      {view.settingFrom === "said" && <span className="field-hint">{words.takenFromWords}</span>}
    </div>
  );
}

function Values({ words, wording, view, shown, lit, ...rest }: ReportCardProps) {
  const report = view.reports[shown];
  if (!report) return null;
  const thread = threadOf(view.lines, shown);
  const { onSet, onClear, onConfirm, onKnot } = rest;
  return factSections(report, wording, thread).map(({ heading, rows }) => {
    const fields = rows.flatMap((row) => {
      const field = row.path && row.path !== "category" ? fieldAt(report, row.path) : undefined;
      return field ? [{ row, field }] : [];
    });
    if (fields.length === 0) return null;
    return (
      <div key={heading} className="report-group">
        <h3 className="report-group-title">{heading}</h3>
        <dl className="report-rows">
          {fields.map(({ row, field }) => (
            <ReportField
              key={row.path}
              {...{ words, wording, row, field, onSet, onClear, onConfirm, onKnot }}
              report={shown}
              isLit={lit?.report === shown && lit.path === row.path}
            />
          ))}
        </dl>
      </div>
    );
  });
}
