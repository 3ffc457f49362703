import { useEffect, useMemo, useReducer, useRef } from "react";
import { reportOf } from "../../../assistant/converse/conversation.ts";
import { correction } from "../../../assistant/converse/correction.ts";
import { turnNumbers } from "../../../assistant/converse/turn-state.ts";
import type { Setting } from "../../../contracts/report.ts";
import { settingNote } from "../../../contracts/setting-note.ts";
import { createVoiceCall } from "../../call/create-voice-call.ts";
import type { VoiceCall } from "../../call/voice-call.ts";
import { startDemo, stepDemo } from "./demo.ts";

type StartChoices = { email: string; consentVersion: string; microphone: string };

/** The demo and what a visitor can do with it. The call is made on the first start, never while drawing. */
export function useDemo(speaker: string) {
  const [demo, tell] = useReducer(stepDemo, undefined, () => startDemo());
  const call = useRef<VoiceCall>(undefined);
  /** Moved ten times a second by both voices, past React. */
  const ring = useRef<HTMLDivElement>(null);
  const report = useMemo(() => reportOf(demo.conversation), [demo.conversation]);
  const isInCall = demo.phase === "in-call";

  useEffect(() => () => call.current?.dispose(), []);
  useEffect(() => void call.current?.setOutputDevice(speaker), [speaker]);
  useEffect(() => {
    if (!isInCall) return;
    const timer = setTimeout(() => tell({ kind: "almost-over" }), turnNumbers.warnAfterMs);
    return () => clearTimeout(timer);
  }, [isInCall]);

  function connect(): VoiceCall {
    if (call.current) return call.current;
    const made = createVoiceCall();
    const showLevel = (who: string) => (level: number) =>
      ring.current?.style.setProperty(`--${who}-level`, level.toFixed(2));
    made.on("phase", (phase) => tell({ kind: "phase", phase }));
    made.on("call-start", ({ callId }) =>
      tell({ kind: "started", callId, callToken: made.callToken, at: Date.now() }),
    );
    made.on("call-end", ({ endedReason }) => tell({ kind: "ended", reason: endedReason, at: Date.now() }));
    made.on("message", (message) => tell({ kind: "message", message }));
    made.on("volume-level", showLevel("assistant"));
    made.on("local-volume-level", showLevel("visitor"));
    made.on("speech-start", () => tell({ kind: "sound", isBlocked: false }));
    made.on("latency", ({ ms }) => tell({ kind: "latency", ms }));
    made.on("network", (quality) => tell({ kind: "line", isLost: quality === "lost" }));
    made.on("muted", (muted) => tell({ kind: "muted", muted }));
    made.on("error", ({ code, message, fatal }) => {
      // The specification wants a call error logged and not shown; the help opens instead.
      // biome-ignore lint/suspicious/noConsole: this is the log it speaks of.
      console.warn("The call had trouble:", code, message);
      if (code === "audio-blocked") tell({ kind: "sound", isBlocked: true });
      else if (fatal || code.startsWith("mic-")) tell({ kind: "trouble", code });
    });
    call.current = made;
    return made;
  }

  return {
    demo,
    report,
    ring,
    start({ email, consentVersion, microphone }: StartChoices) {
      const voice = connect();
      const { setting, now, turns } = demo.conversation;
      void voice.setOutputDevice(speaker);
      void voice.start({
        email,
        consentVersion,
        variableValues: { setting, now },
        ...(microphone && { inputDeviceId: microphone }),
      });
      // What was told before the call, so that it goes on with the same report.
      for (const { text } of turns) {
        const message = { role: "user", content: text } as const;
        voice.send({ type: "add-message", message, triggerResponseEnabled: false });
      }
    },
    stop: () => call.current?.stop("user"),
    type(text: string) {
      if (isInCall) call.current?.sendText(text);
      tell({ kind: "typed", text, answeredHere: !isInCall });
    },
    dictate: (text: string, isFinal: boolean) => tell({ kind: "dictated", text, isFinal }),
    setMuted: (muted: boolean) => call.current?.setMuted(muted),
    setMicrophone: (id: string) => void call.current?.setInputDevice(id),
    async resumeSound() {
      await call.current?.resumeAudio();
      tell({ kind: "sound", isBlocked: false });
    },
    chooseSetting(setting: Setting) {
      if (isInCall) {
        const message = { role: "system", content: settingNote(setting) } as const;
        call.current?.send({ type: "add-message", message, triggerResponseEnabled: false });
      }
      tell({ kind: "setting", setting });
    },
    confirm: (path: string) => tell({ kind: "confirmed", path }),
    /** Says a change aloud, so that priority and follow-ups follow it; false when it is only a matter of wording. */
    correct(path: string, value: string): boolean {
      const said = correction(report, path, value);
      if (!said) return false;
      if (isInCall) call.current?.sendText(said.text);
      tell({ kind: "corrected", said });
      return true;
    },
    again: () => tell({ kind: "again" }),
  };
}

export type DemoControls = ReturnType<typeof useDemo>;
