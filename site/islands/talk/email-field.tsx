import { useEffect, useRef } from "react";
import type { VoiceStatus } from "../../../contracts/calls.ts";
import { isDemoEmail } from "../../../contracts/demo-email.ts";
import type { TalkWords } from "./talk-words.ts";

type EmailFieldProps = {
  words: TalkWords;
  value: string;
  privacyPath: string;
  /** Who hears the call, once the server has said. */
  sound: VoiceStatus["sound"];
  onChange: (email: string) => void;
};

/** Only speaking needs an address; what starting means is said as soon as one is begun. */
export function EmailField({ words, value, privacyPath, sound, onChange }: EmailFieldProps) {
  const { email, consent, button } = words;
  const input = useRef<HTMLInputElement>(null);
  const tell = useRef(onChange);
  useEffect(() => {
    // What was typed before the island woke is in the field and nowhere else.
    if (input.current?.value) tell.current(input.current.value);
  }, []);
  const isValid = isDemoEmail(value);
  const isFaulty = value !== "" && !isValid;
  return (
    <div className="field talk-email">
      <label htmlFor="talk-email">{email.label}</label>
      <input
        ref={input}
        id="talk-email"
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder={email.placeholder}
        value={value}
        aria-invalid={isFaulty || undefined}
        aria-describedby="talk-email-status talk-email-hint"
        onChange={(event) => onChange(event.target.value)}
      />
      <p id="talk-email-status" className={isFaulty ? "field-fault" : "field-done"} role="status">
        {isFaulty && email.invalid}
        {isValid && email.valid}
      </p>
      <p id="talk-email-hint" className="field-hint">
        {value === "" ? (
          button.disabledHint
        ) : (
          <>
            {email.hint} {consentOf(consent, sound)} <a href={privacyPath}>{consent.link.label}</a>
          </>
        )}
      </p>
    </div>
  );
}

/** What starting means: an outside service is named before anything is said to it, and so is its recording. */
function consentOf({ text, hosted, recorded }: TalkWords["consent"], sound: VoiceStatus["sound"]): string {
  if (sound?.heardBy !== "provider") return text;
  const named = (words: string) => words.replace("{provider}", sound.provider ?? "");
  return sound.isRecorded ? named(recorded) : `${text} ${named(hosted)}`;
}
