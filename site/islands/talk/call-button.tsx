import type { Phase } from "../../call/voice-call.ts";
import { Icon } from "../../design/icon.tsx";
import { useFocusKept } from "../use-focus-kept.ts";
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
  const keepFocus = useFocusKept(phase === "connecting");
  return (
    <button
      ref={keepFocus.button}
      type="button"
      className="button call-button"
      data-phase={phase}
      disabled={phase === "connecting" || (phase === "idle" && !emailIsValid)}
      aria-describedby="call-button-hint"
      onClick={() => {
        keepFocus.note();
        if (phase === "in-call") onStop();
        else onStart();
      }}
    >
      <Icon name={phase === "in-call" ? "phone" : "mic"} />
      {label}
    </button>
  );
}
