import type { VoiceStatus } from "../../../contracts/calls.ts";
import type { VoiceErrorCode } from "../../call/voice-call.ts";
import type { IconName } from "../../design/icon.tsx";
import type { TalkState } from "./talk-state.ts";
import type { TalkWords } from "./talk-words.ts";

export type CallStateName = keyof Omit<TalkWords["states"], "label">;

const stateOfTrouble: Partial<Record<VoiceErrorCode, CallStateName>> = {
  "mic-denied": "blocked",
  "mic-missing": "noMicrophone",
  "mic-in-use": "noMicrophone",
  unsupported: "noMicrophone",
  busy: "busy",
};

/** Each state has a sign and a shape of its own, so that it is known without its colour. */
export const stateIcons: Record<CallStateName, IconName> = {
  idle: "mic",
  connecting: "phone",
  listening: "mic",
  thinking: "ellipsis",
  speaking: "audio-lines",
  muted: "mic-off",
  ended: "check",
  noMicrophone: "mic-off",
  blocked: "lock",
  busy: "clock",
  reconnecting: "refresh-cw",
};

export function callStateOf(
  { spoken, agent, muted, trouble, endedReason, wireIsLost }: TalkState,
  voice: VoiceStatus["voice"] | undefined,
): CallStateName {
  if (spoken === "connecting") return "connecting";
  if (spoken === "in-call") {
    if (wireIsLost) return "reconnecting";
    return muted && agent === "listening" ? "muted" : agent;
  }
  const stopped = trouble && stateOfTrouble[trouble];
  if (stopped) return stopped;
  if (voice === "busy") return "busy";
  return endedReason === undefined ? "idle" : "ended";
}

const noticeOfTrouble: Partial<Record<VoiceErrorCode, keyof TalkWords["notices"]>> = {
  "mic-denied": "micDenied",
  "mic-missing": "micMissing",
  "mic-in-use": "micInUse",
  unsupported: "unsupported",
  busy: "busy",
  "rate-limited": "tooMany",
};

export type Notice = { text: string; isTrouble: boolean };

/** What stands between the visitor and the next word, if anything; typing is always open. */
export function noticeOf(
  { notices, controls }: TalkWords,
  state: TalkState,
  voice: VoiceStatus["voice"] | undefined,
): Notice | undefined {
  const calm = (text: string): Notice => ({ text, isTrouble: false });
  const { spoken, trouble, endedReason } = state;
  if (state.isUnreachable) return { text: notices.unreachable, isTrouble: true };
  if (state.isRefused) return { text: notices.refused, isTrouble: true };
  if (state.wireIsLost) return calm(notices.reconnecting);
  if (spoken === "in-call") {
    if (state.muted) return calm(controls.muted);
    return state.isAlmostOver ? calm(notices.almostOver) : undefined;
  }
  if (spoken === "connecting") return undefined;
  if (trouble) {
    const wasLost = trouble === "network" && endedReason !== undefined;
    const text = wasLost ? notices.lost : notices[noticeOfTrouble[trouble] ?? "failed"];
    return { text, isTrouble: true };
  }
  if (voice === "busy") return calm(notices.busy);
  if (endedReason === "exceeded-max-duration") return calm(notices.timeLimit);
  if (endedReason === "silence-timed-out") return calm(notices.silence);
  if (voice === "preparing") return calm(notices.preparing);
  return voice === "off" ? calm(notices.typingOnly) : undefined;
}
