import { useEffect, useState } from "react";
import { microphoneHelp } from "../../call/microphone-help.ts";
import type { TalkWords } from "./talk-words.ts";

type TalkHelpProps = {
  words: TalkWords["help"];
  isOpen: boolean;
  onToggle: (open: boolean) => void;
};

/** Always there. It opens by itself after trouble, with the steps for the visitor's own browser first. */
export function TalkHelp({ words, isOpen, onToggle }: TalkHelpProps) {
  const [own, setOwn] = useState<string>();
  useEffect(() => setOwn(microphoneHelp()), []);
  const browsers = [...words.browsers].sort((a, b) => Number(b.id === own) - Number(a.id === own));
  return (
    <details className="talk-help" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{words.heading}</summary>
      <div className="stack">
        <p>{words.text}</p>
        <ul>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <h3>{words.browsersHeading}</h3>
        {browsers.map(({ id, name, steps }) => (
          <details key={id} name="browser-help" open={id === own}>
            <summary>{name}</summary>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </details>
  );
}
