import { useEffect, useRef, useState } from "react";
import { CallFailure } from "../../call/call-failure.ts";
import { checkMicrophone, type MicrophoneCheck } from "../../call/microphone.ts";
import { DeviceMenu } from "./device-menu.tsx";
import type { TalkWords } from "./talk-words.ts";
import type { Devices } from "./use-devices.ts";

type State = "asking" | "speak" | "heard" | "quiet" | "denied" | "missing" | "inUse";

type MicrophoneCheckProps = {
  words: Pick<TalkWords, "microphone" | "controls">;
  devices: Devices;
};

/** Shows before the call that the visitor can be heard, and lets them choose the microphone. */
export function MicrophoneTest({ words, devices }: MicrophoneCheckProps) {
  const [state, setState] = useState<State>();
  const [volume, setVolume] = useState(0);
  const check = useRef<MicrophoneCheck>(undefined);
  useEffect(() => () => check.current?.stop(), []);

  async function start() {
    setState("asking");
    try {
      const report = { volume: setVolume, heard: () => setState("heard"), quiet: () => setState("quiet") };
      check.current = await checkMicrophone(report, devices.chosen.microphone || undefined);
      setState((now) => (now === "asking" ? "speak" : now));
      await devices.refresh();
    } catch (problem) {
      setState(stateOf(problem));
    }
  }

  function stop() {
    check.current?.stop();
    check.current = undefined;
    setState(undefined);
    setVolume(0);
  }

  const isRunning = state === "asking" || state === "speak" || state === "heard" || state === "quiet";
  return (
    <details className="quiet-details talk-microphone" onToggle={(event) => event.currentTarget.open || stop()}>
      <summary>{words.microphone.heading}</summary>
      <div className="stack">
        <p className="field-hint">{words.microphone.local}</p>
        <div className="button-row">
          <button type="button" className="button button-small button-quiet" onClick={isRunning ? stop : start}>
            {isRunning ? words.microphone.stop : words.microphone.start}
          </button>
        </div>
        {isRunning && (
          <meter className="talk-meter" min={0} max={1} value={volume} aria-label={words.microphone.levelLabel} />
        )}
        <p role="status">{state && words.microphone[state]}</p>
        <DeviceMenu words={words.controls} devices={devices} onChoose={devices.choose} />
      </div>
    </details>
  );
}

function stateOf(problem: unknown): State {
  const code = problem instanceof CallFailure ? problem.code : undefined;
  if (code === "mic-denied") return "denied";
  return code === "mic-in-use" ? "inUse" : "missing";
}
