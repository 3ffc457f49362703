import Vapi from "@vapi-ai/web";
import { type ClientMessage, readServerMessage } from "../../contracts/call-messages.ts";
import { bareTexts, callNumbers, voiceBase } from "../../contracts/call-numbers.ts";
import type { WebCall } from "../../contracts/calls.ts";
import { allowCallScript } from "./allow-call-script.ts";
import { CallFailure } from "./call-failure.ts";
import type { CallLine, LineEvents } from "./call-line.ts";
import { describeHostedError } from "./hosted-error.ts";
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
export function openHostedLine(events: LineEvents, { typedOnly = false } = {}): CallLine {
  let client: Client | undefined;
  let room: Room | undefined;
  let microphone: MediaStreamTrack | undefined;
  let speaker: TrackStarted | undefined;
  let isMuted = false;
  let volume = 1;
  let speakerDevice = "";
  let hasLeft = false;
  const silence = typedOnly ? openSilence() : undefined;

  /** Without this a blocked script is only noticed when the client has tried in vain for a minute. */
  const notePolicy = ({ blockedURI, sample }: SecurityPolicyViolationEvent) => {
    if (!`${blockedURI} ${sample}`.includes("call-machine")) return;
    fail({ code: "blocked-by-policy", fatal: true, message: "The page's policy blocks the call's script." });
  };

  function fail(error: VoiceError) {
    if (!hasLeft) events.failed(error);
  }

  /** Follows the room itself: the client's own call-start comes before the assistant listens, and twice. */
  function follow(entered: Room) {
    room = entered;
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
    vapi.on("error", (event) => fail(describeHostedError(event)));
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
      document.addEventListener("securitypolicyviolation", notePolicy);
      const audioSource = silence?.track ?? microphone ?? true;
      client = new VapiClient("", voiceBase, { avoidEval: true }, { audioSource });
      client.setVolume(typedOnly ? 0 : volume);
      listenTo(client);
      try {
        await client.reconnect(roomOf(call));
      } catch (cause) {
        const { code, message } = describeHostedError(cause);
        throw new CallFailure(code, message, cause);
      } finally {
        document.removeEventListener("securitypolicyviolation", notePolicy);
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
      if (speaker)
        (room as unknown as { emit(event: string, value: unknown): void }).emit("track-started", speaker);
    },
    async leave() {
      if (!hasLeft) {
        hasLeft = true;
        document.removeEventListener("securitypolicyviolation", notePolicy);
        if (room?.meetingState() === "joined-meeting") send({ type: "end-call" });
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

function roomOf(call: WebCall) {
  const { id, webCallUrl, artifactPlan, transport } = call;
  if (transport.provider !== "daily") throw new CallFailure("provider", "This call is not in a room.");
  return { id, webCallUrl, artifactPlan, transport: { callToken: transport.callToken } };
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
