import Vapi from "@vapi-ai/web";
import { type ClientMessage, readServerMessage } from "../../contracts/call-messages.ts";
import { bareTexts, callNumbers, voiceBase } from "../../contracts/call-numbers.ts";
import type { WebCall } from "../../contracts/calls.ts";
import { allowCallScript, callMachine } from "./allow-call-script.ts";
import { CallFailure } from "./call-failure.ts";
import type { CallWire, WireEvents } from "./call-wire.ts";
import { describeHostedError } from "./hosted-error.ts";
import { openCamera } from "./microphone.ts";
import type { VoiceError } from "./voice-call.ts";

type Client = InstanceType<typeof Vapi>;
type Room = NonNullable<ReturnType<Client["getDailyCallObject"]>>;
type TrackStarted = { participant?: { local: boolean } | null; track: MediaStreamTrack };

/** The package is CommonJS: depending on who bundles it, its default export is the class or holds it. */
const VapiClient = ("default" in Vapi ? Vapi.default : Vapi) as typeof Vapi;

/** The room's client allows one call per page at a time, so the next one waits for the last to be gone. */
let lastLeaving: Promise<unknown> = Promise.resolve();

/**
 * The provider's voice: joins the call that our server has made, through the provider's own client. That client
 * starts a call twice, reports one failure up to four times, and joins although it was told to stop; here it
 * obeys the same life as any other call.
 */
export function openHostedWire(events: WireEvents, { typedOnly = false } = {}): CallWire {
  let client: Client | undefined;
  let room: Room | undefined;
  let microphone: MediaStreamTrack | undefined;
  let speaker: TrackStarted | undefined;
  let isMuted = false;
  let volume = 1;
  let speakerDevice = "";
  let hasLeft = false;
  let camera: MediaStreamTrack | undefined;
  let isRecorded = false;
  let isLoading = false;
  let failedLoads = 0;
  let endPause = () => {};
  const silence = typedOnly ? openSilence() : undefined;

  /** Without this a blocked script is only noticed when the client has tried in vain for a minute. */
  const notePolicy = ({ blockedURI, sample }: SecurityPolicyViolationEvent) => {
    if (!`${blockedURI} ${sample}`.includes("call-machine")) return;
    fail({ code: "blocked-by-policy", fatal: true, message: "The page's policy blocks the call's script." });
  };

  function fail(error: VoiceError) {
    if (!hasLeft) events.failed(error);
  }

  function setLoading(loading: boolean) {
    if (loading === isLoading) return;
    isLoading = loading;
    if (!hasLeft) events.waiting(loading);
  }

  /** Told by the script itself, as the room's client only tells when the script has begun to work. */
  const noteLoaded = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(callMachine)) setLoading(false);
  };

  function watchScript(isWatched: boolean) {
    const change = isWatched ? "addEventListener" : "removeEventListener";
    document[change]("securitypolicyviolation", notePolicy as EventListener);
    document[change]("load", noteLoaded, true);
  }

  /** Each time has its 20 seconds. The room's client tries three times only, so one more is asked of it. */
  async function enter(vapi: Client, call: WebCall) {
    while (!hasLeft) {
      try {
        return await vapi.reconnect(roomOf(call, isRecorded));
      } catch (cause) {
        if (!isLoading || failedLoads > callNumbers.scriptRetries) throw cause;
      }
      await pause(callNumbers.scriptRetryMs);
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Follows the room itself: the client's own call-start comes before the assistant listens, and twice. */
  function follow(entered: Room) {
    room = entered;
    entered.on("loading", () => setLoading(true));
    entered.on("loaded", () => setLoading(false));
    entered.on("load-attempt-failed", () => {
      failedLoads += 1;
      if (failedLoads <= callNumbers.scriptRetries) return;
      fail({ code: "network", fatal: true, message: "The call's script could not be loaded." });
    });
    entered.on("app-message", (event) => {
      if (event?.data === bareTexts.listening && !hasLeft) beginTalking();
    });
    entered.on("remote-participants-audio-level", (event) => {
      const levels = Object.values(event?.participantsAudioLevel ?? {});
      if (!hasLeft) events.assistantHeard(levels.reduce((sum, level) => sum + level, 0));
    });
    entered.on("track-started", (event) => {
      if (event?.track.kind === "audio" && !event.participant?.local) speaker = event;
    });
    entered.on("track-stopped", (event) => {
      if (event?.track.kind === "video" && !event.participant?.local && !hasLeft) events.videoChanged(undefined);
    });
  }

  async function takeCamera() {
    events.waiting(true);
    const taken = await openCamera();
    if (hasLeft) return taken?.stop();
    events.waiting(false);
    camera = taken;
    if (camera) events.cameraTurnedOn();
  }

  function beginTalking() {
    if (typedOnly) {
      send({ type: "control", control: "mute-customer" });
      send({ type: "control", control: "mute-assistant" });
    }
    events.listened();
  }

  function listenTo(vapi: Client) {
    vapi.on("call-start-progress", ({ stage, status }) => {
      const entered = vapi.getDailyCallObject();
      if (stage === "daily-call-object-creation" && status === "completed" && entered) follow(entered);
      if (stage !== "daily-call-join" || status !== "completed") return;
      if (isMuted) vapi.setMuted(true);
      if (speakerDevice) vapi.setOutputDeviceAsync({ outputDeviceId: speakerDevice });
    });
    vapi.on("message", (value) => {
      const message = readServerMessage(value);
      if (message) events.messageCame(message);
    });
    vapi.on("call-end", () => {
      if (!hasLeft) events.closed();
    });
    vapi.on("video", (track) => {
      if (!hasLeft) events.videoChanged(track);
    });
    vapi.on("error", (event) => {
      // Of a script that does not load, whoever waits for the room learns anyway.
      if (!isLoading) fail(describeHostedError(event));
    });
    vapi.on("camera-error", (event) => fail(describeHostedError(event)));
    vapi.on("local-volume-level", (level) => {
      const loudAt = level > callNumbers.speechLevel ? performance.now() : undefined;
      if (!hasLeft) events.visitorHeard(level, loudAt);
    });
    vapi.on("network-quality-change", (event) => {
      if (!hasLeft) events.networkChanged(event?.threshold === "good" ? "good" : "poor");
    });
    vapi.on("network-connection", (event) => {
      if (!hasLeft) events.networkChanged(event?.event === "interrupted" ? "lost" : "good");
    });
  }

  function send(message: ClientMessage) {
    try {
      client?.send(inProvidersWords(message));
    } catch (cause) {
      fail({ code: "provider", fatal: false, message: String(cause), cause });
    }
  }

  return {
    async hear(stream) {
      [microphone] = stream.getAudioTracks();
      if (room && microphone) await client?.setInputDevicesAsync({ audioSource: microphone });
    },
    async join(call) {
      await lastLeaving;
      if (hasLeft) return;
      allowCallScript();
      // Only where the page has said so beforehand.
      isRecorded = (call.artifactPlan?.videoRecordingEnabled && call.cameraAllowed) ?? false;
      if (isRecorded && !typedOnly) await takeCamera();
      if (hasLeft) return;
      // Its types know of no picture; without this line it would ask for a camera by itself.
      const sources = {
        audioSource: silence?.track ?? microphone ?? true,
        videoSource: camera ?? false,
      };
      client = new VapiClient("", voiceBase, { avoidEval: true }, sources);
      client.setVolume(typedOnly ? 0 : volume);
      listenTo(client);
      watchScript(true);
      try {
        await enter(client, call);
      } catch (cause) {
        const { code, message } = describeHostedError(cause);
        throw new CallFailure(code, message, cause);
      } finally {
        watchScript(false);
      }
    },
    send,
    setMuted(muted) {
      isMuted = muted;
      if (room) client?.setMuted(muted);
    },
    setVolume(next) {
      volume = next;
      if (!typedOnly) client?.setVolume(next);
    },
    async setSpeaker(deviceId) {
      if (room) await room.setOutputDeviceAsync({ outputDeviceId: deviceId });
      else speakerDevice = deviceId;
    },
    async resumeAudio() {
      const player = client?.getAudioPlayer();
      if (player) return await player.play();
      // The client gave its player up when the browser refused; told of the voice again, it builds another.
      if (speaker) (room as unknown as { emit(event: string, value: unknown): void }).emit("track-started", speaker);
    },
    async leave() {
      if (!hasLeft) {
        hasLeft = true;
        watchScript(false);
        endPause();
        camera?.stop();
        if (room?.meetingState() === "joined-meeting") {
          send({ type: "end-call" });
          if (isRecorded) client?.stopRecording();
        }
        lastLeaving = Promise.all([lastLeaving, stopForGood(client)]);
        silence?.close();
      }
      await lastLeaving;
    },
  };
}

/** After this the client is silent; only its complaints about having been stopped half-way are still swallowed. */
async function stopForGood(client: Client | undefined) {
  if (!client) return;
  client.removeAllListeners();
  client.on("error", () => {});
  try {
    await client.stop();
  } catch {
    // It was not yet, or no longer, in a room.
  }
}

function roomOf(call: WebCall, isRecorded: boolean) {
  const { id, webCallUrl, artifactPlan, transport } = call;
  if (transport.provider !== "daily") throw new CallFailure("provider", "This call is not in a room.");
  // The provider's client shows pictures of one kind of assistant only, and knows it by this name.
  const assistant = transport.assistantVideoEnabled ? { voice: { provider: "tavus" } } : undefined;
  const recording = { ...artifactPlan, videoRecordingEnabled: isRecorded };
  const { callToken } = transport;
  return { id, webCallUrl, artifactPlan: recording, assistant, transport: { callToken } };
}

function inProvidersWords(message: ClientMessage): Parameters<Client["send"]>[0] {
  if (message.type === "hangup") return { type: "end-call" };
  if (message.type !== "say") return message as Parameters<Client["send"]>[0];
  const { content, message: text, ...rest } = message;
  return { ...rest, message: content ?? text ?? "" };
}

/** A microphone that nobody speaks into, for those who type. */
function openSilence() {
  const context = new AudioContext();
  const [track] = context.createMediaStreamDestination().stream.getAudioTracks();
  return { track, close: () => void context.close() };
}
