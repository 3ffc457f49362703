import { Icon } from "../../design/icon.tsx";
import { CallButton } from "./call-button.tsx";
import { CallNotice } from "./call-notice.tsx";
import { CallRing } from "./call-ring.tsx";
import { DeviceMenu } from "./device-menu.tsx";
import type { TalkWords } from "./talk-words.ts";
import type { DemoControls } from "./use-demo.ts";
import type { DeviceKind, Devices } from "./use-devices.ts";

type CallBoxProps = {
  words: TalkWords;
  controls: DemoControls;
  devices: Devices;
  voice: string | undefined;
  emailIsValid: boolean;
  privacyPath: string;
  /** Where the finished report is, once there is one. */
  reportHref: string | undefined;
  onStart: () => void;
};

/** Everything about the call itself: its state, the one button, and what can be changed while it is on. */
export function CallBox({ words, controls, devices, emailIsValid, ...rest }: CallBoxProps) {
  const { voice, privacyPath, reportHref, onStart } = rest;
  const { demo } = controls;
  const isInCall = demo.phase === "in-call";

  function choose(kind: DeviceKind, id: string) {
    devices.choose(kind, id);
    if (kind === "microphone") controls.setMicrophone(id);
  }

  return (
    <div className="call-box" data-phase={demo.phase}>
      <CallRing words={words.states} demo={demo} ring={controls.ring} />
      {demo.soundIsBlocked && (
        <button type="button" className="button sound-button" onClick={controls.resumeSound}>
          <Icon name="bell-ring" />
          {words.controls.tapForSound}
        </button>
      )}
      <div className="call-bar">
        <CallButton
          words={words.button}
          phase={demo.phase}
          emailIsValid={emailIsValid}
          onStart={onStart}
          onStop={controls.stop}
        />
        {isInCall && (
          <button
            type="button"
            className="button button-quiet mute-button"
            aria-pressed={demo.muted}
            onClick={() => controls.setMuted(!demo.muted)}
          >
            {demo.muted ? words.controls.unmute : words.controls.mute}
          </button>
        )}
      </div>
      <p id="call-button-hint" className="field-hint">
        {demo.phase === "idle" && !emailIsValid && `${words.button.disabledHint} `}
        {isInCall ? `${words.button.endHint}. ${words.controls.interrupt}` : words.consent.text}{" "}
        {!isInCall && <a href={privacyPath}>{words.consent.link.label}</a>}
      </p>
      {reportHref && (
        <a href={reportHref} className="lone-link">
          {words.summary.heading}
        </a>
      )}
      <CallNotice words={words} demo={demo} voice={voice} />
      {isInCall && (
        <details className="quiet-details call-devices">
          <summary>{words.controls.devices}</summary>
          <DeviceMenu words={words.controls} devices={devices} onChoose={choose} />
        </details>
      )}
    </div>
  );
}
