import type { Phase } from "../../call/voice-call.ts";
import { Icon } from "../../design/icon.tsx";
import type { TalkWords } from "./talk-words.ts";

type CallButtonProps = {
  words: TalkWords["button"];
  phase: Phase;
  emailIsValid: boolean;
  onStart: () => void;
  onStop: () => void;
};

/** The one button of the page: talk, wait, end. */
export function CallButton({ words, phase, emailIsValid, onStart, onStop }: CallButtonProps) {
  const label = { idle: words.idle, connecting: words.connecting, "in-call": words.active }[phase];
  return (
    <button
      type="button"
      className="button call-button"
      data-phase={phase}
      disabled={phase === "connecting" || (phase === "idle" && !emailIsValid)}
      aria-describedby="call-button-hint"
      onClick={phase === "in-call" ? onStop : onStart}
    >
      <Icon name={phase === "in-call" ? "phone" : "mic"} />
      {label}
    </button>
  );
}
