import { Icon } from "../design/icon.tsx";
import { PriorityFlag, type PriorityLevel } from "../design/priority-flag.tsx";
import { Waveform } from "./waveform.tsx";

type Mark = "who" | "room" | "time" | "place" | "witness" | "head" | "thinner";

export type HeroPictureProps = {
  description: string;
  replay: string;
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
 * The product itself, whole from the first paint. Once it is in view, browser/play-hero.ts lights one word after the
 * other and draws the thread from it to its field.
 */
export function HeroPicture({ description, replay, spokenBy, spokenAt, spoken, report }: HeroPictureProps) {
  return (
    <div className="hero-stage" data-hero-stage="">
      <figure className="hero-picture rise-in">
        <figcaption className="visually-hidden">{description}</figcaption>
        <div className="hero-story" aria-hidden="true">
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
                  <span key={text} className="lit-word" data-word={mark}>
                    {text}
                  </span>
                ) : (
                  text
                ),
              )}
            </p>
          </div>
          <div className="sheet card card-raised" data-sheet="">
            <p className="sheet-title">{report.title}</p>
            <PriorityFlag {...report.flag} />
            <dl className="sheet-rows">
              {report.rows.map(({ label, value, from }) => (
                <div key={label} data-field={from}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
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
          <svg className="hero-thread" data-thread="" aria-hidden="true">
            <path d="" />
          </svg>
          <span className="hero-spark" data-spark="" />
        </div>
      </figure>
      <button type="button" className="hero-replay" data-replay="" data-needs-script="">
        <Icon name="rotate-ccw" />
        {replay}
      </button>
    </div>
  );
}
