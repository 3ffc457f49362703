import { assistant } from "../content/en/assistant.ts";
import type { IncidentReport, ReportPath } from "../contracts/report.ts";
import { fieldAt, fieldRows } from "./field-rows.ts";
import { actionDetails } from "./follow-up-sheet.ts";
import { madeFrom } from "./made-from.ts";
import type { Sheet, SheetRow, Telling, Wording } from "./sheet.ts";

/** A doctor asks for these at once, so what was not said stands there to be filled in. */
const alwaysAsked: readonly ReportPath[] = [
  "vitals.bp",
  "vitals.pulse",
  "vitals.resp",
  "vitals.tempF",
  "vitals.spo2",
  "mentalStatus",
  "pain.score",
];
const background =
  /^(?:onAnti|anticoagulant|fall\.|medication\.(?!nccMerp|highAlert)|infection\.(?!cluster)|wound\.|behavior\.)/;
const assessment = /^(?:headStrike|lossOf|mentalStatus|injury|pain|symptoms|vitals|immediateActions|disposition)/;
const when = /^(?:occurred|found|location$|witnessed$)/;
const linesForOrders = 4;

/** The call to the doctor in the order nurses are taught: situation, background, assessment, request. */
export function sbarSheet(report: IncidentReport, wording: Wording = assistant, telling?: Telling): Sheet {
  const { sheets } = wording;
  const { sbar } = sheets;
  const rows = (pattern: RegExp) => fieldRows(report, wording, (path) => pattern.test(path));
  const reasons = report.reasons.map(({ code }) => wording.reasons[code]).join("; ");
  const said = rows(assessment);
  const asked = alwaysAsked
    .filter((path) => !fieldAt(report, path))
    .map((path): SheetRow => ({ label: wording.fields[path], value: "", remark: sbar.notSaid }));
  const sections = [
    {
      heading: sbar.situation,
      rows: [
        { label: sbar.calling, value: personOf(report, wording) },
        { label: sbar.kind, value: wording.categories[report.category.value] },
        {
          label: sbar.urgency,
          value: [wording.priorities[report.priority.value], reasons].filter(Boolean).join(": "),
        },
        ...rows(when),
      ],
    },
    { heading: sbar.background, rows: rows(background) },
    { heading: sbar.assessment, rows: [...said, ...asked] },
    {
      heading: sbar.recommendation,
      rows: report.actions
        .filter(({ done }) => !done)
        .slice(0, 6)
        .map(
          (action): SheetRow => ({
            label: "",
            value: `${wording.actions[action.code]}: ${actionDetails(action, wording)}`,
            box: "open",
          }),
        ),
    },
    { heading: sbar.orders, rows: [], blankLines: linesForOrders },
  ];
  return {
    kind: "sbar",
    title: sheets.sbarTitle,
    note: sheets.sbarNote,
    sections: sections.filter(({ rows: found, blankLines }) => found.length > 0 || blankLines),
    signatures: [sheets.sign.called, sheets.sign.provider],
    madeFrom: madeFrom(wording, telling),
  };
}

function personOf(report: IncidentReport, wording: Wording): string {
  const { name, room } = report.resident ?? {};
  const where = room && `${wording.fields["resident.room"]} ${room.value}`;
  return [name?.value, where].filter(Boolean).join(", ") || wording.sheets.sbar.notSaid;
}
