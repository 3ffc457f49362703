import { useEffect, useRef } from "react";
import { isDemoEmail } from "../../../contracts/demo-email.ts";
import type { TalkWords } from "./talk-words.ts";

type EmailFieldProps = {
  words: TalkWords["email"];
  value: string;
  onChange: (email: string) => void;
};

export function EmailField({ words, value, onChange }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const tell = useRef(onChange);
  useEffect(() => {
    // What was typed before the island woke is in the field and nowhere else.
    if (input.current?.value) tell.current(input.current.value);
  }, []);
  const isValid = isDemoEmail(value);
  const isFaulty = value !== "" && !isValid;
  return (
    <div className="field">
      <label htmlFor="talk-email">{words.label}</label>
      <input
        ref={input}
        id="talk-email"
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder={words.placeholder}
        value={value}
        aria-invalid={isFaulty || undefined}
        aria-describedby="talk-email-status talk-email-hint"
        onChange={(event) => onChange(event.target.value)}
      />
      <p id="talk-email-status" className={isFaulty ? "field-fault" : "field-done"} role="status">
        {isFaulty && words.invalid}
        {isValid && words.valid}
      </p>
      <p id="talk-email-hint" className="field-hint">
        {words.hint}
      </p>
    </div>
  );
}
