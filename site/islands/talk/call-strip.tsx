import type { ReactNode, RefObject } from "react";
import { Icon } from "../../design/icon.tsx";
import { useFocusKept } from "../use-focus-kept.ts";
import { type CallStateName, stateIcons } from "./call-state.ts";
import type { TalkState } from "./talk-state.ts";
import type { TalkWords } from "./talk-words.ts";

type CallStripProps = {
  words: TalkWords;
  state: TalkState;
  callState: CallStateName;
  emailIsValid: boolean;
  ring?: RefObject<HTMLSpanElement | null>;
  /** The email field while no call is on. */
  email: ReactNode;
  /** Microphone and loudspeaker while one is. */
  devices: ReactNode;
  onStart: () => void;
  onStop: () => void;
  onMute: (muted: boolean) => void;
  onSound: () => void;
};

/** The one large control of the page, and the state of the call in shape and word. */
export function CallStrip(props: CallStripProps) {
  const { words, state, callState, emailIsValid, ring, email, devices } = props;
  const { spoken } = state;
  const isInCall = spoken === "in-call";
  const keepFocus = useFocusKept(spoken === "connecting");
  const label = {
    idle: words.button.idle,
    connecting: words.button.connecting,
    "in-call": words.button.active,
  };
  return (
    <div className="call-strip" data-state={callState} data-phase={spoken} data-needs-script>
      <button
        ref={keepFocus.button}
        type="button"
        className="call-button"
        disabled={spoken === "connecting" || (spoken === "idle" && !emailIsValid)}
        aria-describedby="call-hint"
        onClick={() => {
          keepFocus.note();
          if (isInCall) props.onStop();
          else props.onStart();
        }}
      >
        <span ref={ring} className="call-orb" aria-hidden="true">
          <Icon name={stateIcons[callState]} />
        </span>
        <span className="call-label">{label[spoken]}</span>
      </button>
      <div>
        <p className="call-word" role="status">
          <span className="visually-hidden">{words.states.label}: </span>
          {words.states[callState]}
        </p>
        <p id="call-hint" className={isInCall ? "field-hint" : "visually-hidden"}>
          {isInCall && `${words.button.endHint}. ${words.controls.interrupt}`}
          {spoken === "idle" && !emailIsValid && words.button.disabledHint}
        </p>
      </div>
      {isInCall && (
        <div className="call-controls">
          <button
            type="button"
            className="button button-small button-quiet"
            aria-pressed={state.muted}
            onClick={() => props.onMute(!state.muted)}
          >
            <Icon name={state.muted ? "mic" : "mic-off"} />
            {state.muted ? words.controls.unmute : words.controls.mute}
          </button>
          {state.soundIsBlocked && (
            <button type="button" className="button button-small" onClick={props.onSound}>
              <Icon name="bell-ring" />
              {words.controls.tapForSound}
            </button>
          )}
          {devices}
        </div>
      )}
      {spoken === "idle" && email}
    </div>
  );
}
