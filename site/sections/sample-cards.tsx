import { Icon, type IconName } from "../design/icon.tsx";
import { PriorityFlag, type PriorityLevel } from "../design/priority-flag.tsx";

type Row = { label: string; value: string };

export type SampleCardsProps = {
  heading: string;
  note: string;
  scope: string;
  flagged: {
    title: string;
    icon: IconName;
    level: PriorityLevel;
    word: string;
    reason: string;
    quote: string;
    rows: readonly Row[];
    note: string;
  };
  report: { title: string; icon: IconName; text: string; rows: readonly Row[]; note: string };
  followUps: {
    title: string;
    icon: IconName;
    items: readonly { text: string; role: string; due: string; done: boolean }[];
    doneLabel: string;
    openLabel: string;
    note: string;
  };
};

export function SampleCards({ heading, note, scope, flagged, report, followUps }: SampleCardsProps) {
  return (
    <div className="samples">
      <div className="samples-head" data-reveal="">
        <h3 className="steps-heading">{heading}</h3>
        <p className="field-hint">{note}</p>
      </div>
      <div className="card-row samples-grid">
        <article className="card card-raised sample" tabIndex={-1} data-reveal="">
          <SampleTitle icon={flagged.icon} title={flagged.title} />
          <PriorityFlag level={flagged.level} word={flagged.word} reason={flagged.reason} />
          <div className="sample-thread">
            <blockquote className="sample-quote">{flagged.quote}</blockquote>
            <Rows rows={flagged.rows} />
          </div>
          <p className="sheet-note">{flagged.note}</p>
        </article>
        <article className="card card-raised sample" tabIndex={-1} data-reveal="" data-delay="1">
          <SampleTitle icon={report.icon} title={report.title} />
          <p className="sample-text">{report.text}</p>
          <Rows rows={report.rows} />
          <p className="sheet-note">{report.note}</p>
        </article>
        <article className="card card-raised sample" tabIndex={-1} data-reveal="" data-delay="2">
          <SampleTitle icon={followUps.icon} title={followUps.title} />
          <ul className="sample-tasks">
            {followUps.items.map(({ text, role, due, done }) => (
              <li key={text} data-done={done || undefined}>
                <span className="sample-tick">
                  {done && <Icon name="check" />}
                  <span className="visually-hidden">{done ? followUps.doneLabel : followUps.openLabel}: </span>
                </span>
                <span>{text}</span>
                <span className="sheet-role">{role}</span>
                <span className="sheet-due">{due}</span>
              </li>
            ))}
          </ul>
          <p className="sheet-note">{followUps.note}</p>
        </article>
      </div>
      <p className="samples-scope">{scope}</p>
    </div>
  );
}

function SampleTitle({ icon, title }: { icon: IconName; title: string }) {
  return (
    <h4 className="sample-title">
      <Icon name={icon} />
      {title}
    </h4>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="sheet-rows">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
