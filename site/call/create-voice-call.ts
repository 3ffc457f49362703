import type { ClientMessage } from "../../contracts/call-messages.ts";
import { demoAssistantId } from "../../contracts/call-numbers.ts";
import type { SessionRequest, WebCall, WebCallRequest } from "../../contracts/calls.ts";
import { describeFailure } from "./call-failure.ts";
import { type CallAction, type CallEvent, type CallState, idleCall, nextWake, stepCall } from "./call-lifecycle.ts";
import type { CallWire, WireEvents } from "./call-wire.ts";
import { createEmitter } from "./create-emitter.ts";
import { openEmbeddedWire } from "./embedded-call.ts";
import { type FollowedConversation, followConversation } from "./follow-conversation.ts";
import { closeMicrophone, openMicrophone } from "./microphone.ts";
import { emailNote, endCallOnServer, requestCall } from "./request-call.ts";
import type { StartOptions, VoiceCall, VoiceCallEvents } from "./voice-call.ts";

/** The world a call lives in, so that a test can hand in another one. */
export type CallWorld = {
  now(): number;
  openMicrophone(deviceId?: string, options?: { withoutNoiseProcessing?: boolean }): Promise<MediaStream>;
  requestCall(caller: Partial<SessionRequest>, request: WebCallRequest, signal: AbortSignal): Promise<WebCall>;
  endCallOnServer(call: WebCall): void;
  openEmbeddedWire(events: WireEvents, options: { typedOnly?: boolean }): CallWire;
  openHostedWire(events: WireEvents, options: { typedOnly?: boolean }): Promise<CallWire>;
  followConversation(address: string, messageCame: WireEvents["messageCame"]): FollowedConversation;
  onPageHide(listener: () => void): () => void;
};

const browserWorld: CallWorld = {
  now: () => performance.now(),
  openMicrophone,
  requestCall,
  endCallOnServer,
  openEmbeddedWire,
  openHostedWire: async (events, options) => (await import("./hosted-call.ts")).openHostedWire(events, options),
  followConversation,
  onPageHide(listener) {
    addEventListener("pagehide", listener);
    return () => removeEventListener("pagehide", listener);
  },
};

/** All that one attempt holds. An attempt that is over lets go of whatever still reaches it. */
type Attempt = {
  readonly options: StartOptions;
  readonly request: WebCallRequest;
  readonly abort: AbortController;
  readonly waiting: ClientMessage[];
  isOver: boolean;
  stageBegan: number;
  wire?: CallWire;
  microphone?: MediaStream;
  call?: WebCall;
  /** The conversation of a hosted call, which comes beside its sound. */
  followed?: FollowedConversation;
  leaving?: Promise<unknown>;
  forgetPage?: () => void;
};

/**
 * Makes the call of a page: idle until started, and good for one call after another. It only carries; what happens
 * when is decided by `stepCall`.
 */
export function createVoiceCall(world: CallWorld = browserWorld): VoiceCall {
  const { on, emit, forgetAll } = createEmitter<VoiceCallEvents>();
  const coming: CallEvent[] = [];
  let state: CallState = idleCall;
  let attempt: Attempt | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let muted = false;
  let video: MediaStreamTrack | undefined;
  let cameraIsOn = false;
  let volume = 1;
  let speaker = "";

  /** One event at a time: what a listener causes waits until all listeners know what came before. */
  function tell(event: CallEvent) {
    if (coming.push(event) > 1) return;
    for (let next = coming[0]; next; next = coming[0]) {
      const [after, actions] = stepCall(state, next, world.now());
      state = after;
      wakeInTime();
      for (const action of actions) act(action);
      coming.shift();
    }
  }

  function wakeInTime() {
    clearTimeout(timer);
    const wake = nextWake(state);
    if (wake !== undefined) timer = setTimeout(tell, Math.max(0, wake - world.now()), { kind: "time-passed" });
  }

  function act(action: CallAction) {
    if (action.kind === "emit") emit(action.event, ...action.with);
    if (action.kind === "connect" && attempt) void connect(attempt);
    if (action.kind === "let-go" && attempt) letGo(attempt, action.tellServer);
  }

  async function connect(current: Attempt) {
    const { options, request, abort } = current;
    const { typedOnly } = options;
    const events = listenFor(current);
    try {
      // Before anything is waited for, as only here the browser knows that the visitor clicked.
      current.wire = world.openEmbeddedWire(events, { typedOnly });
      if (!typedOnly) await takeMicrophone(current, options.inputDeviceId);
      if (current.isOver) return;

      const { email, consentVersion } = options;
      current.call = await world.requestCall({ email, consentVersion }, request, abort.signal);
      if (current.isOver) return world.endCallOnServer(current.call);
      tell({ kind: "call-created", callId: current.call.id });
      finish(current, "create");

      if (current.call.transport.provider === "daily") await changeToHosted(current, events);
      if (current.isOver) return;
      current.wire.setMuted(muted);
      current.wire.setVolume(volume);
      if (speaker) await chooseSpeaker(current);
      await current.wire.join(current.call);
      if (!current.isOver) finish(current, "join");
    } catch (problem) {
      if (!current.isOver) tell({ kind: "failed", error: describeFailure(problem) });
    }
  }

  async function takeMicrophone(current: Attempt, deviceId?: string) {
    tell({ kind: "wait-began" });
    const microphone = await world.openMicrophone(deviceId);
    if (current.isOver) return closeMicrophone(microphone);
    tell({ kind: "wait-ended" });
    finish(current, "permission");
    await switchTo(current, microphone);
  }

  async function switchTo(current: Attempt, microphone: MediaStream) {
    const before = current.microphone;
    current.microphone = microphone;
    for (const track of microphone.getAudioTracks()) {
      track.enabled = !muted;
      track.onended = () => {
        if (!current.isOver && current.microphone === microphone) void swapMicrophone(current);
      };
    }
    await current.wire?.hear(microphone);
    if (before) closeMicrophone(before);
  }

  /** Changes the microphone of a call, and tells whether it did; without another, the visitor can still type. */
  async function swapMicrophone(current: Attempt, ...which: Parameters<CallWorld["openMicrophone"]>) {
    try {
      const microphone = await world.openMicrophone(...which);
      if (current.isOver) closeMicrophone(microphone);
      else await switchTo(current, microphone);
      return !current.isOver;
    } catch (problem) {
      if (!current.isOver) tell({ kind: "failed", error: { ...describeFailure(problem), fatal: false } });
      return false;
    }
  }

  /** The code between microphone and wire broke: a plain microphone takes its place, and is on. */
  async function replaceBroken(current: Attempt) {
    const deviceId = current.microphone?.getAudioTracks()[0]?.getSettings?.().deviceId;
    if (await swapMicrophone(current, deviceId, { withoutNoiseProcessing: true })) call.setMuted(false);
  }

  function showVideo(track: MediaStreamTrack | undefined) {
    if (track === video) return;
    video = track;
    emit("video-track", track);
  }

  function showCamera(isOn: boolean) {
    if (isOn === cameraIsOn) return;
    cameraIsOn = isOn;
    emit("camera", isOn);
  }

  /** A loudspeaker that is gone by now is no reason to end a call. */
  async function chooseSpeaker(current: Attempt) {
    try {
      await current.wire?.setSpeaker(speaker);
    } catch (cause) {
      const message = "The loudspeaker cannot be used.";
      if (!current.isOver) tell({ kind: "failed", error: { code: "speaker-missing", fatal: false, message, cause } });
    }
  }

  async function changeToHosted(current: Attempt, events: WireEvents) {
    void current.wire?.leave({ atOnce: true });
    const wire = await world.openHostedWire(events, { typedOnly: current.options.typedOnly });
    if (current.isOver) return void wire.leave({ atOnce: true });
    current.wire = wire;
    const conversationUrl = current.call?.conversationUrl;
    if (typeof conversationUrl === "string")
      current.followed = world.followConversation(conversationUrl, events.messageCame);
    if (current.microphone) await wire.hear(current.microphone);
    finish(current, "load");
  }

  function listenFor(current: Attempt): WireEvents {
    const whileOn =
      <Values extends unknown[]>(handle: (...values: Values) => void) =>
      (...values: Values) => {
        if (!current.isOver) handle(...values);
      };
    return {
      listened: whileOn(() => beginTalking(current)),
      assistantHeard: whileOn((level) => tell({ kind: "assistant-heard", level })),
      visitorHeard: whileOn((level, loudAt) => tell({ kind: "visitor-heard", level, loudAt })),
      networkChanged: whileOn((quality) => emit("network", quality)),
      waiting: whileOn((isWaiting) => tell({ kind: isWaiting ? "wait-began" : "wait-ended" })),
      videoChanged: whileOn(showVideo),
      cameraTurnedOn: whileOn(() => showCamera(true)),
      microphoneBroke: whileOn(() => void replaceBroken(current)),
      closed: whileOn(() => tell({ kind: "wire-closed" })),
      failed: whileOn((error) => tell({ kind: "failed", error })),
      // The report of a call may come when the visitor has already hung up.
      messageCame(message) {
        if (attempt === current) tell({ kind: "message-came", message });
      },
    };
  }

  function beginTalking(current: Attempt) {
    if (state.phase !== "connecting") return;
    const { email } = current.options;
    const { wire } = current;
    if (email)
      wire?.send({
        type: "add-message",
        message: { role: "system", content: emailNote(email) },
        triggerResponseEnabled: false,
      });
    if (!current.call?.continues) for (const content of current.options.saidBefore ?? []) retell(content);
    for (const message of current.waiting.splice(0)) wire?.send(message);
    finish(current, "assistant");
    tell({ kind: "assistant-listened" });

    function retell(content: string) {
      wire?.send({ type: "add-message", message: { role: "user", content }, triggerResponseEnabled: false });
    }
  }

  function finish(current: Attempt, stage: Parameters<VoiceCallEvents["progress"]>[0]["stage"]) {
    const now = world.now();
    emit("progress", { stage, ms: now - current.stageBegan });
    current.stageBegan = now;
  }

  function letGo(current: Attempt, tellServer: boolean) {
    if (current.isOver) return;
    current.isOver = true;
    current.abort.abort();
    current.forgetPage?.();
    showVideo(undefined);
    showCamera(false);
    if (tellServer && current.call) world.endCallOnServer(current.call);
    current.leaving = current.wire?.leave({ atOnce: tellServer });
    current.followed?.close();
    if (current.microphone) closeMicrophone(current.microphone);
  }

  function send(message: ClientMessage) {
    if (!attempt || state.phase === "idle") return;
    if (message.type === "converse" && attempt.followed) return attempt.followed.send(message);
    if (state.phase === "in-call") attempt.wire?.send(message);
    else attempt.waiting.push(message);
  }

  const call: VoiceCall = {
    get phase() {
      return state.phase;
    },
    get callId() {
      return attempt?.call?.id;
    },
    get callToken() {
      return attempt?.call?.callToken;
    },
    get muted() {
      return muted;
    },
    get videoTrack() {
      return video;
    },
    async start(options) {
      const request = requestOf(options);
      if (!request.assistantId && !request.squadId) throw new Error("Assistant or Squad must be provided.");
      if (state.phase !== "idle" || options.signal?.aborted) return;
      void attempt?.wire?.leave({ atOnce: true });
      call.setMuted(false);
      const current: Attempt = {
        options,
        request,
        abort: new AbortController(),
        waiting: [],
        isOver: false,
        stageBegan: world.now(),
      };
      attempt = current;
      current.forgetPage = world.onPageHide(() => void call.stop("unload"));
      options.signal?.addEventListener("abort", () => !current.isOver && void call.stop(), {
        signal: current.abort.signal,
      });
      const decided = new Promise<void>((resolve) => {
        const forget = call.on("phase", (phase) => {
          if (phase === "connecting") return;
          forget();
          resolve();
        });
      });
      tell({ kind: "start-asked", connectTimeoutMs: options.connectTimeoutMs });
      await decided;
    },
    async stop(reason = "user") {
      const current = attempt;
      tell({ kind: "stop-asked", reason });
      // Asked for by a listener, it is done only when all listeners have been told.
      await Promise.resolve();
      await current?.leaving;
    },
    send,
    say: (content, options = {}) => send({ type: "say", content, ...options }),
    converse: (event) => send({ type: "converse", event }),
    rejoin: () => attempt?.wire?.rejoin?.(),
    sendText: (content) => send({ type: "add-message", message: { role: "user", content } }),
    setMuted(next) {
      if (next === muted) return;
      muted = next;
      for (const track of attempt?.microphone?.getAudioTracks() ?? []) track.enabled = !muted;
      attempt?.wire?.setMuted(muted);
      emit("muted", muted);
    },
    setVolume(next) {
      volume = Math.max(0, Math.min(1, next));
      if (!attempt?.isOver) attempt?.wire?.setVolume(volume);
    },
    async setInputDevice(deviceId) {
      if (attempt && !attempt.isOver) await swapMicrophone(attempt, deviceId);
    },
    async setOutputDevice(deviceId) {
      speaker = deviceId;
      if (attempt && !attempt.isOver) await chooseSpeaker(attempt);
    },
    async resumeAudio() {
      if (!attempt?.isOver) await attempt?.wire?.resumeAudio();
    },
    on,
    dispose() {
      void call.stop();
      void attempt?.wire?.leave({ atOnce: true });
      forgetAll();
    },
  };
  return call;
}

function requestOf(options: StartOptions): WebCallRequest {
  const { assistantId, squadId, email, continues } = options;
  const who = squadId ? { squadId } : { assistantId: assistantId ?? demoAssistantId };
  // A call that is only typed takes up none of the server's voices.
  const typedOnly = options.typedOnly ? { typedOnly: "true" } : {};
  return {
    ...who,
    assistantOverrides: {
      variableValues: { ...options.variableValues, ...typedOnly, ...(email && { email }) },
    },
    ...(continues && { continues }),
  };
}
