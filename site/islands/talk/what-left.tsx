import type { TalkWords } from "./talk-words.ts";

type WhatLeftProps = {
  words: TalkWords["whatLeft"];
  hasTyped: boolean;
  hasSpoken: boolean;
  isMailed: boolean;
  /** The call was recorded with the visitor's picture. */
  wasSeen: boolean;
  hosted: boolean;
};

/** Says plainly what left the browser in this demo, and where it went. */
export function WhatLeft({ words, hasTyped, hasSpoken, isMailed, wasSeen, hosted }: WhatLeftProps) {
  const { embedded, hosted: provider, off } = words.voice;
  const voice = {
    ...words.voice,
    where: hasSpoken ? (hosted ? provider : embedded) : off,
    kept: wasSeen ? words.picture.kept : words.voice.kept,
  };
  const spoken = { ...words.words, where: hosted ? words.words.hosted : words.words.where };
  const isKept = hasSpoken || isMailed;
  const rows = [
    ...(isKept ? [words.email] : []),
    ...(hasSpoken ? [voice, spoken] : []),
    ...(wasSeen ? [words.picture] : []),
    ...(hasTyped && !hasSpoken ? [words.typed] : []),
    ...(isKept ? [words.report] : []),
  ];
  return (
    <details className="what-left">
      <summary>{words.heading}</summary>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <dl>
          {rows.map(({ what, where, kept }) => (
            <div key={what}>
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
    </details>
  );
}
