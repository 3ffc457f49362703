import type { TalkWords } from "./talk-words.ts";

type WhatLeftProps = {
  words: TalkWords["whatLeft"];
  usedCall: boolean;
  isMailed: boolean;
  hasTyped: boolean;
  hasDictated: boolean;
  hosted: boolean;
  withModel: boolean;
};

/** Says plainly what left the browser in this demo, and where it went. */
export function WhatLeft({ words, usedCall, isMailed, hosted, withModel, ...told }: WhatLeftProps) {
  const { embedded, hosted: provider, local, off } = words.voice;
  const withoutCall = told.hasDictated ? local : off;
  const voiceWent = usedCall ? (hosted ? provider : embedded) : withoutCall;
  const ours = withModel ? words.words.withModel : words.words.where;
  const wordsWent = hosted && usedCall ? words.words.hosted : ours;
  const rows =
    usedCall || isMailed
      ? [
          words.email,
          { ...words.voice, where: voiceWent },
          { ...words.words, where: wordsWent },
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
        <p>
          {told.hasTyped ? words.typedHere : words.none}
          {told.hasDictated && ` ${words.voice.what}: ${local}.`}
        </p>
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
