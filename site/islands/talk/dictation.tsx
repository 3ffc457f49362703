import { useEffect, useRef, useState } from "react";
import { dictate, findLocalRecogniser, type RecogniserClass } from "../../call/local-recogniser.ts";
import { Icon } from "../../design/icon.tsx";
import type { TalkWords } from "./talk-words.ts";

type DictationProps = { words: TalkWords["typed"]; onHeard: (text: string, isFinal: boolean) => void };

/** Speaking without a call, where the browser itself can hear on the device; elsewhere there is nothing to see. */
export function Dictation({ words, onHeard }: DictationProps) {
  const [found, setFound] = useState<{ Recogniser: RecogniserClass }>();
  const [isOn, setOn] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    findLocalRecogniser().then((Recogniser) => Recogniser && setFound({ Recogniser }));
    return () => stop.current?.();
  }, []);
  if (!found) return null;

  function start(Recogniser: RecogniserClass) {
    setOn(true);
    stop.current = dictate(Recogniser, { heard: onHeard, ended: () => setOn(false) });
  }
  return (
    <button
      type="button"
      className="button button-small button-quiet"
      aria-pressed={isOn}
      onClick={() => (isOn ? stop.current?.() : start(found.Recogniser))}
    >
      <Icon name="mic" />
      {isOn ? words.dictating : words.dictate}
    </button>
  );
}
