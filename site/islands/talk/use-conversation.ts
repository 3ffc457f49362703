import { useCallback, useEffect, useReducer, useRef } from "react";
import type { PageEvent } from "../../../contracts/conversation.ts";
import type { Setting } from "../../../contracts/report.ts";
import type { StartOptions, VoiceCall } from "../../call/voice-call.ts";
import { localNow, momentAt } from "./local-now.ts";
import { type CallKind, knowsVisitor, stepTalk, unbegun } from "./talk-state.ts";

/** A minute before the demo's five are over. */
const warnAfterMs = 240_000;

export type Example = { text: string; setting: Setting; hour: string };
/** Whoever gave an address, and which wording they agreed to by it. */
type Visitor = { email: string; consentVersion: string };
type StartChoices = Visitor & { microphone: string };
type Made = Partial<Record<CallKind, Promise<VoiceCall>>>;

/**
 * The conversation as the server holds it, and what a visitor can do with it. Typing opens a call of its own at the
 * first key; speaking goes on with what was typed. The call's code is fetched when it is first needed.
 */
export function useConversation(speaker: string, visitor?: Visitor) {
  const [state, tell] = useReducer(stepTalk, unbegun);
  const made = useRef<Made>({});
  const ready = useRef<Partial<Record<CallKind, VoiceCall>>>({});
  /** The call whose conversation is shown. */
  const active = useRef<CallKind>("typed");
  const latest = useRef(state);
  latest.current = state;
  /** Moved ten times a second by both voices, past React. */
  const ring = useRef<HTMLSpanElement>(null);
  /** The call that the server keeps, because it was begun with an address. */
  const keptFor = useRef<string>(undefined);
  const isSpeaking = state.spoken === "in-call";

  useEffect(() => {
    const { current } = made;
    return () => {
      for (const call of Object.values(current)) void call.then((one) => one.dispose());
    };
  }, []);
  useEffect(() => void made.current.spoken?.then((call) => call.setOutputDevice(speaker)), [speaker]);
  useEffect(() => {
    if (!isSpeaking) return;
    const timer = setTimeout(() => tell({ kind: "almost-over" }), warnAfterMs);
    return () => clearTimeout(timer);
  }, [isSpeaking]);
  useEffect(() => {
    if (!state.isBehind) return;
    tell({ kind: "asked-again" });
    void made.current[active.current]?.then((call) => call.rejoin());
  }, [state.isBehind]);

  async function make(kind: CallKind): Promise<VoiceCall> {
    const { createVoiceCall } = await import("../../call/create-voice-call.ts");
    const call = createVoiceCall();
    const isActive = () => active.current === kind;
    const showLevel = (who: string) => (level: number) =>
      ring.current?.style.setProperty(`--${who}-level`, level.toFixed(2));
    call.on("phase", (phase) => tell({ kind: "phase", call: kind, phase }));
    call.on("call-start", ({ callId }) => {
      tell({ kind: "started", call: kind, callId, callToken: call.callToken });
      if (kind !== "spoken") return;
      active.current = "spoken";
      void made.current.typed?.then((typed) => typed.stop());
    });
    call.on("call-end", ({ endedReason }) => {
      tell({ kind: "ended", call: kind, reason: endedReason });
    });
    call.on("message", (message) => {
      if (!isActive()) return;
      tell({ kind: "message", message });
    });
    call.on("volume-level", showLevel("assistant"));
    call.on("local-volume-level", showLevel("visitor"));
    call.on("speech-start", () => tell({ kind: "sound", isBlocked: false }));
    call.on("network", (quality) => isActive() && tell({ kind: "wire", isLost: quality === "lost" }));
    call.on("muted", (muted) => tell({ kind: "muted", muted }));
    call.on("video-track", (track) => tell({ kind: "video", track }));
    call.on("camera", (isOn) => tell({ kind: "camera", isOn }));
    call.on("error", ({ code, message, fatal }) => {
      // The specification wants a call error logged; what a visitor can do about it is said in our own words.
      // biome-ignore lint/suspicious/noConsole: this is the log it speaks of.
      console.warn("The call had trouble:", code, message);
      if (code === "audio-blocked") return tell({ kind: "sound", isBlocked: true });
      if (!fatal && !code.startsWith("mic-")) return;
      tell({ kind: "failed", call: kind, code });
      if (kind === "spoken" && latest.current.typed === "in-call") active.current = "typed";
    });
    ready.current[kind] = call;
    return call;
  }

  function callOf(kind: CallKind): Promise<VoiceCall> {
    made.current[kind] ??= make(kind);
    return made.current[kind];
  }
  const callOfLatest = useRef(callOf);
  callOfLatest.current = callOf;

  /** Starts a call that goes on with the one before; if that is forgotten, with what the visitor said in it. */
  function begin(call: VoiceCall, options: StartOptions, now = localNow()): Promise<void> {
    const { view, callId: id, callToken } = latest.current;
    const variableValues = { setting: view.setting, now };
    if (!knowsVisitor(view)) return call.start({ ...options, variableValues });
    const said = view.lines.filter(({ who }) => who === "visitor").map(({ text }) => text);
    const continues = id && callToken ? { continues: { id, callToken } } : {};
    return call.start({ ...options, variableValues, saidBefore: said, ...continues });
  }

  /** The call that takes what is typed, opened if there is none. */
  async function openTyped(now = localNow()): Promise<VoiceCall> {
    if (latest.current.spoken === "in-call") return callOf("spoken");
    active.current = "typed";
    const call = await callOf("typed");
    if (call.phase === "idle") {
      keptFor.current = visitor?.email;
      void begin(call, { ...visitor, typedOnly: true }, now);
    }
    return call;
  }

  const converse = (event: PageEvent) => void openTyped().then((call) => call.converse(event));

  return {
    state,
    ring,
    converse,
    /** Fetches what a spoken call needs before it is pressed for. */
    warm: useCallback(() => void callOfLatest.current("spoken"), []),
    /** At the first key, so that the wire is open when the sentence is done. */
    prepare: () => void openTyped(),
    type(text: string) {
      tell({ kind: "typed", text });
      converse({ kind: "typed", text });
    },
    putBack: useCallback(() => tell({ kind: "put-back" }), []),
    sendAgain() {
      for (const text of latest.current.unsent) converse({ kind: "typed", text });
    },
    /** An example happened at its own hour and in its own place. */
    async tryExample({ text, setting, hour }: Example) {
      tell({ kind: "setting", setting });
      tell({ kind: "typed", text });
      const opened = await callOf("typed");
      if (latest.current.spoken === "idle" && opened.phase !== "idle") await opened.stop();
      const call = await openTyped(momentAt(hour));
      call.converse({ kind: "setting-chosen", setting });
      call.converse({ kind: "typed", text });
    },
    chooseSetting(setting: Setting) {
      tell({ kind: "setting", setting });
      converse({ kind: "setting-chosen", setting });
    },
    async start({ email, consentVersion, microphone }: StartChoices) {
      active.current = "spoken";
      keptFor.current = email;
      const options = {
        email,
        consentVersion,
        ...(microphone && { inputDeviceId: microphone }),
      };
      const speak = (call: VoiceCall) => {
        void call.setOutputDevice(speaker);
        void begin(call, options);
      };
      // Browsers let a sound begin only inside the click, so what is there already is not waited for.
      if (ready.current.spoken) return speak(ready.current.spoken);
      tell({ kind: "phase", call: "spoken", phase: "connecting" });
      try {
        speak(await callOf("spoken"));
      } catch {
        // The code of the call could not be fetched; the next press tries again.
        delete made.current.spoken;
        tell({ kind: "phase", call: "spoken", phase: "idle" });
        tell({ kind: "failed", call: "spoken", code: "network" });
      }
    },
    /** The call whose report can be mailed to this address: one that was for nobody becomes theirs by asking. */
    async keep({ email, consentVersion }: Visitor): Promise<{ id: string; token: string }> {
      const call = await callOf("typed");
      const isOpenToAll = keptFor.current === undefined && call.phase === "in-call";
      if (keptFor.current !== email && !isOpenToAll) {
        await call.stop();
        active.current = "typed";
        await begin(call, { email, consentVersion, typedOnly: true });
        if (call.callId) latest.current = { ...latest.current, callId: call.callId, callToken: call.callToken };
      }
      keptFor.current = email;
      const { callId, callToken } = latest.current;
      if (!callId || !callToken) throw new Error("There is no conversation to keep.");
      return { id: callId, token: callToken };
    },
    stop: () => void made.current.spoken?.then((call) => call.stop("user")),
    setMuted: (muted: boolean) => void made.current.spoken?.then((call) => call.setMuted(muted)),
    setMicrophone: (id: string) => void made.current.spoken?.then((call) => call.setInputDevice(id)),
    async resumeSound() {
      await (await made.current.spoken)?.resumeAudio();
      tell({ kind: "sound", isBlocked: false });
    },
  };
}

export type TalkControls = ReturnType<typeof useConversation>;
