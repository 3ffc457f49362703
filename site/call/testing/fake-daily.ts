import { EventEmitter } from "node:events";

type Behaviour = { join?: () => Promise<unknown>; destroy?: () => Promise<unknown> };

/** Every room that the provider's client has entered, the newest last. */
export const rooms: FakeRoom[] = [];
let behaviour: Behaviour = {};

/** How the next rooms behave; without it, they let anyone in and out at once. */
export function behave(next: Behaviour = {}) {
  behaviour = next;
  rooms.length = 0;
}

/** A call object of the room's client, as far as the provider's client uses it. */
export class FakeRoom extends EventEmitter {
  readonly options: Record<string, unknown>;
  readonly sent: string[] = [];
  readonly inputs: unknown[] = [];
  readonly outputs: unknown[] = [];
  state = "new";
  joinedWith: unknown;
  audioIsOn = true;
  isDestroyed = false;
  remoteObserverMs: number | undefined;
  readonly recordings: unknown[] = [];
  recordingsStopped = 0;
  readonly subscribed: unknown[] = [];

  constructor(options: Record<string, unknown>) {
    super();
    this.options = options;
    rooms.push(this);
  }

  iframe = () => null;
  meetingState = () => this.state;
  localAudio = () => this.audioIsOn;
  getLocalAudioLevel = () => 0;
  startLocalAudioLevelObserver = async () => {};
  stopLocalAudioLevelObserver() {}
  isLocalAudioLevelObserverRunning = () => true;
  updateParticipant(_id: string, change: { setSubscribedTracks?: unknown }) {
    this.subscribed.push(change.setSubscribedTracks);
  }
  startRecording(options: unknown) {
    this.recordings.push(options);
  }
  stopRecording() {
    this.recordingsStopped += 1;
  }

  async join(with_: unknown) {
    this.joinedWith = with_;
    this.state = "joining-meeting";
    await behaviour.join?.();
    if (this.isDestroyed) throw new Error("The call object was destroyed.");
    this.state = "joined-meeting";
  }

  startRemoteParticipantsAudioLevelObserver(ms: number) {
    this.remoteObserverMs = ms;
  }

  async updateInputSettings(settings: unknown) {
    this.inputs.push(settings);
  }

  async setInputDevicesAsync(devices: unknown) {
    this.inputs.push(devices);
  }

  async setOutputDeviceAsync(devices: unknown) {
    this.outputs.push(devices);
  }

  setLocalAudio(on: boolean) {
    this.audioIsOn = on;
  }

  sendAppMessage(text: string) {
    if (this.state !== "joined-meeting") throw new Error("sendAppMessage() is only supported after join.");
    this.sent.push(text);
  }

  async destroy() {
    if (this.isDestroyed) return;
    this.isDestroyed = true;
    await behaviour.destroy?.();
    const wasIn = this.state === "joined-meeting";
    this.state = "left-meeting";
    if (wasIn) this.emit("left-meeting", {});
  }

  /** The assistant's side. */
  says(message: unknown) {
    this.emit("app-message", { data: typeof message === "string" ? message : JSON.stringify(message) });
  }

  /** Someone comes in, and is seen. */
  isSeen(user_name = "Vapi Speaker", track = { kind: "video" } as MediaStreamTrack) {
    const participant = { local: false, session_id: "s", user_name };
    this.emit("participant-joined", { participant });
    this.emit("track-started", { participant, track });
    return { participant, track };
  }

  isHeard(...levels: number[]) {
    this.emit("remote-participants-audio-level", { participantsAudioLevel: { ...levels } });
  }
}
