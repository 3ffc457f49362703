import type { TalkWords } from "./talk-words.ts";

type WhatLeftProps = {
  words: TalkWords["whatLeft"];
  usedCall: boolean;
  hasTyped: boolean;
  hosted: boolean;
};

/** Says plainly what left the browser in this demo, and where it went. */
export function WhatLeft({ words, usedCall, hasTyped, hosted }: WhatLeftProps) {
  const rows = usedCall
    ? [
        words.email,
        {
          what: words.voice.what,
          where: hosted ? words.voice.hosted : words.voice.embedded,
          kept: words.voice.kept,
        },
        { ...words.words, where: hosted ? words.words.hosted : words.words.where },
        words.report,
        words.changes,
      ]
    : [];
  return (
    <section className="what-left" aria-labelledby="what-left-heading">
      <h2 id="what-left-heading" className="talk-heading">
        {words.heading}
      </h2>
      {rows.length === 0 ? (
        <p>{hasTyped ? words.typedHere : words.none}</p>
      ) : (
        <dl className="report-rows">
          {rows.map(({ what, where, kept }) => (
            <div key={what} className="report-row">
              <dt>{what}</dt>
              <dd>
                {where}
                <span className="field-hint"> · {kept}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="field-hint">
        {words.trackers} {words.noVoiceprint}
      </p>
    </section>
  );
}
