import type { IncidentReport } from "../../../contracts/report.ts";
import { threadOf } from "../../../sheets/thread.ts";
import { Icon } from "../../design/icon.tsx";
import { PriorityFlag } from "../../design/priority-flag.tsx";
import type { ReportCardProps } from "./report-card.tsx";
import { ThreadNumber } from "./thread-number.tsx";

type ReportHeadProps = ReportCardProps & { report: IncidentReport | undefined };

/** Pinned: what it is, how urgent, why, and how much is still open. On a phone it is the edge of the card. */
export function ReportHead(props: ReportHeadProps) {
  const { words, wording, view, report, shown, isUp, onPull, lit, onKnot } = props;
  const { example } = words;
  const level = report?.priority.value ?? example.level;
  const kindMark = threadOf(view.lines, shown).get("kind");
  const open = report?.missing.length ?? 0;
  const openWords = open > 0 ? words.openCount.replace("{count}", String(open)) : words.nothingOpen;
  return (
    <header className="paper-head" data-example={report ? undefined : true}>
      <button type="button" className="paper-pull" aria-expanded={isUp} data-needs-script onClick={() => onPull(!isUp)}>
        <span className="visually-hidden">{isUp ? words.pushDown : words.pullUp}</span>
        <Icon name="chevron-down" />
      </button>
      <div className="paper-title">
        <h2 id="report-heading">{words.heading}</h2>
        <p>{words.draft}</p>
      </div>
      {view.reports.length > 1 && <ReportTabs {...props} />}
      <div
        className="paper-kind"
        data-field={`${shown}:kind`}
        data-lit={(lit?.report === shown && lit.path === "kind") || undefined}
      >
        <p className="report-category">
          {words.categories[report?.category.value ?? example.category]}
          {kindMark && (
            <ThreadNumber
              words={words}
              label={wording.sheets.what}
              number={kindMark}
              onFollow={() => onKnot({ report: shown, path: "kind", from: "field" })}
            />
          )}
        </p>
        <PriorityFlag level={level} word={words.priorities[level].word} />
        <p className="report-open">{report ? openWords : example.label}</p>
      </div>
      <p className="paper-reasons">
        <span>{words.because}: </span>
        {report ? report.reasons.map(({ code, text }) => wording.reasons[code] ?? text).join("; ") : example.reason}.
      </p>
    </header>
  );
}

function ReportTabs({ words, view, shown, onShow }: ReportHeadProps) {
  return (
    <nav className="paper-tabs" aria-label={words.reportsLabel}>
      {view.reports.map((report, index) => (
        <button
          key={report.id + String(index)}
          type="button"
          className="chip"
          aria-pressed={index === shown}
          onClick={() => onShow(index)}
        >
          {report.resident?.name?.value ?? words.reportTab.replace("{number}", String(index + 1))}
        </button>
      ))}
    </nav>
  );
}
