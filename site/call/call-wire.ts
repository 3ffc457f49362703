import type { ClientMessage, ServerMessage } from "../../contracts/call-messages.ts";
import type { WebCall } from "../../contracts/calls.ts";
import type { VoiceError } from "./voice-call.ts";

/** What a wire reports. Levels come every 100 ms. */
export type WireEvents = {
  listened(): void;
  messageCame(message: ServerMessage): void;
  assistantHeard(level: number): void;
  /** `loudAt` is when the visitor was last audible, on the clock of `performance.now()`. */
  visitorHeard(level: number, loudAt?: number): void;
  networkChanged(quality: "good" | "poor" | "lost"): void;
  /** Something with a clock of its own is waited for, or no longer: the visitor, or the provider's script. */
  waiting(isWaiting: boolean): void;
  /** The assistant's picture begins, or is gone. */
  videoChanged(track: MediaStreamTrack | undefined): void;
  /** The visitor's camera is on, for a call that is recorded with their picture. */
  cameraTurnedOn(): void;
  /** The code that reads the microphone broke: another microphone is wanted, without noise processing. */
  microphoneBroke(): void;
  closed(): void;
  failed(error: VoiceError): void;
};

/** One way to speak with the assistant: our own socket, or the provider's room. It serves one call. */
export type CallWire = {
  /** Takes a microphone, or another one in its place. */
  hear(microphone: MediaStream): Promise<void>;
  join(call: WebCall): Promise<void>;
  send(message: ClientMessage): void;
  /** Takes the call up again on a new wire; where the wire cannot, it does nothing. */
  rejoin?(): void;
  setMuted(muted: boolean): void;
  setVolume(volume: number): void;
  /** Empty for the one the system uses. */
  setSpeaker(deviceId: string): Promise<void>;
  resumeAudio(): Promise<void>;
  /**
   * Frees microphone and sound before it returns, and everything else when it resolves; until then a report may
   * still come in, unless it leaves at once.
   */
  leave(options?: { atOnce?: boolean }): Promise<void>;
};
