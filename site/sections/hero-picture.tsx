import { Icon } from "../design/icon.tsx";
import { PriorityFlag, type PriorityLevel } from "../design/priority-flag.tsx";
import { Waveform } from "./waveform.tsx";

type Mark = "who" | "room" | "time" | "place" | "witness" | "head" | "thinner";

export type HeroPictureProps = {
  description: string;
  spokenBy: string;
  spokenAt: string;
  spoken: readonly { text: string; mark?: Mark }[];
  report: {
    title: string;
    rows: readonly { label: string; value: string; from: Mark }[];
    flag: { level: PriorityLevel; word: string; reason: string };
    followUpsHeading: string;
    followUps: readonly { text: string; role: string; due: string }[];
    note: string;
  };
};

/**
 * The product itself: words light up as they are spoken and settle into the report. It plays once, by CSS alone,
 * and its last frame is what everyone sees who wants no motion.
 */
export function HeroPicture({ description, spokenBy, spokenAt, spoken, report }: HeroPictureProps) {
  const steps = spoken.flatMap(({ mark }) => (mark ? [mark] : []));
  const stepOf = (mark: Mark | undefined) => (mark ? steps.indexOf(mark) + 1 : undefined);
  const afterAll = steps.length + 1;

  return (
    <figure className="hero-picture rise-in">
      <figcaption className="visually-hidden">{description}</figcaption>
      <div aria-hidden="true">
        <div className="voice-note">
          <p className="voice-note-head">
            <Icon name="mic" />
            <span>{spokenBy}</span>
            <span className="voice-note-time">{spokenAt}</span>
          </p>
          <Waveform />
          <p className="voice-note-words">
            {spoken.map(({ text, mark }) =>
              mark ? (
                <span key={text} className="lit-word" data-step={stepOf(mark)}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </p>
        </div>
        <div className="sheet card card-raised">
          <p className="sheet-title">{report.title}</p>
          <div className="settling" data-step={afterAll}>
            <PriorityFlag {...report.flag} />
          </div>
          <dl className="sheet-rows">
            {report.rows.map(({ label, value, from }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="settling" data-step={stepOf(from)}>
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <div className="settling" data-step={afterAll + 1}>
            <p className="sheet-subtitle">{report.followUpsHeading}</p>
            <ul className="sheet-actions">
              {report.followUps.map(({ text, role, due }) => (
                <li key={text}>
                  <span>{text}</span>
                  <span className="sheet-role">{role}</span>
                  <span className="sheet-due">{due}</span>
                </li>
              ))}
            </ul>
            <p className="sheet-note">{report.note}</p>
          </div>
        </div>
      </div>
    </figure>
  );
}
