import { type ClientMessage, readServerText } from "../../contracts/call-messages.ts";
import { bareTexts, callNumbers } from "../../contracts/call-numbers.ts";
import type { WebCall } from "../../contracts/calls.ts";
import { socketTransport } from "../../contracts/hosted-voice.ts";
import { CallFailure } from "./call-failure.ts";
import type { CallWire, WireEvents } from "./call-wire.ts";
import { openSound } from "./embedded-sound.ts";
import { isPhone } from "./is-phone.ts";
import { createLevelMeter } from "./level-meter.ts";
import { createOutgoingSound } from "./outgoing-sound.ts";
import { resumeCall } from "./request-call.ts";
import { socketUrl } from "./socket-url.ts";
import type { VoiceErrorCode } from "./voice-call.ts";

/** How long a wire stays open for the report after the visitor hung up. */
const drainMs = 2_000;
/** How long a sound that should play may stay silent before the visitor is asked to tap. */
const blockedAfterMs = 500;
/** A network that takes nothing for this long is gone, whatever the socket says. */
const lostAfterMs = 10_000;

/** How a socket closes that was not closed by anyone. */
const closedAbnormally = 1006;
const resumeWaitsMs = [250, 500, 1_500, 3_000, 5_000];

const codeOfClosing: Record<number, VoiceErrorCode> = { 1008: "unauthorized", 1013: "busy" };

/** Our own voice: samples and messages on one socket to this site. Open it inside a click. */
export function openEmbeddedWire(events: WireEvents, { typedOnly = false } = {}): CallWire {
  let socket: WebSocket | undefined;
  let isMuted = false;
  let hasLeft = false;
  let saidPlayable = false;
  let visitorLoudAt: number | undefined;
  let blockedTimer: ReturnType<typeof setTimeout> | undefined;
  let lostTimer: ReturnType<typeof setTimeout> | undefined;
  let endDelay = () => {};
  let joined: WebCall | undefined;
  let isTalking = false;
  const unsent: string[] = [];
  const leaving = new AbortController();

  const outgoing = createOutgoingSound(judgeNetwork);
  const meterVisitor = createLevelMeter((level) => events.visitorHeard(level, visitorLoudAt));
  const sound = typedOnly
    ? undefined
    : openSound({
        visitorFrame({ pcm, level }) {
          if (level > callNumbers.speechLevel && !isMuted) visitorLoudAt = performance.now();
          meterVisitor(isMuted ? 0 : level);
          outgoing.take(isMuted ? new ArrayBuffer(pcm.byteLength) : pcm);
        },
        assistantLevel: events.assistantHeard,
        runningChanged: sayPlayable,
        captureBroke: events.microphoneBroke,
        gaveUp: () => events.failed({ code: "unsupported", fatal: true, message: "The browser cannot process sound." }),
      });

  function judgeNetwork(quality: "good" | "poor") {
    clearTimeout(lostTimer);
    if (quality === "poor") lostTimer = setTimeout(lose, lostAfterMs);
    events.networkChanged(quality);
  }

  function lose() {
    events.networkChanged("lost");
    events.failed({ code: "network", fatal: true, message: "The connection was lost." });
  }

  /** The assistant waits for this before it greets, so that its first words are not lost. */
  function sayPlayable() {
    clearTimeout(blockedTimer);
    if (hasLeft || socket?.readyState !== WebSocket.OPEN) return;
    if (sound && !sound.isRunning()) {
      blockedTimer = setTimeout(() => {
        events.failed({ code: "audio-blocked", fatal: false, message: "The browser waits for a tap." });
      }, blockedAfterMs);
      return;
    }
    if (saidPlayable) return;
    saidPlayable = true;
    // Before the greeting, which then comes in writing.
    if (typedOnly) send({ type: "control", control: "mute-assistant" });
    socket.send(bareTexts.playable);
  }

  /** What is sent while the wire is being taken up again goes when it is. */
  function send(message: ClientMessage) {
    const text = JSON.stringify(message);
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    else if (isTalking && !hasLeft) unsent.push(text);
  }

  function read(text: string) {
    const message = readServerText(text);
    if (message === bareTexts.listening) return beginTalking();
    if (message?.type === "user-interrupted") sound?.flush();
    if (message) events.messageCame(message);
  }

  function beginTalking() {
    const wire = socket;
    if (wire && !hasLeft) {
      outgoing.join({
        send: (pcm) => wire.readyState === WebSocket.OPEN && wire.send(pcm),
        waitingBytes: () => wire.bufferedAmount,
      });
    }
    if (isTalking) events.networkChanged("good");
    isTalking = true;
    if (typedOnly) send({ type: "control", control: "mute-customer" });
    for (const text of unsent.splice(0)) wire?.send(text);
    events.listened();
  }

  function open(url: URL) {
    const wire = new WebSocket(url);
    socket = wire;
    wire.binaryType = "arraybuffer";
    wire.onopen = sayPlayable;
    wire.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (wire !== socket) return;
      if (typeof data === "string") read(data);
      else if (!hasLeft) sound?.play(data);
    };
    wire.onclose = ({ code, reason }) => {
      if (wire !== socket) return;
      clearTimers();
      if (hasLeft) return;
      if (code === 1000) return events.closed();
      events.networkChanged("lost");
      if (code === closedAbnormally && isTalking) return void resume();
      const message = reason || `The connection closed with code ${code}.`;
      events.failed({ code: codeOfClosing[code] ?? "network", fatal: true, message });
    };
  }

  /** The network went away in the middle of a call: the server holds it for a while. */
  async function resume(waitsMs = resumeWaitsMs) {
    for (const ms of waitsMs) {
      await pause(ms);
      if (hasLeft || !joined) return;
      try {
        const address = await resumeCall(joined, leaving.signal);
        if (hasLeft) return;
        saidPlayable = false;
        return open(socketUrl(address));
      } catch (error) {
        if (error instanceof CallFailure && error.code !== "network") break;
      }
    }
    if (!hasLeft) events.failed({ code: "network", fatal: true, message: "The connection was lost." });
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endDelay = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function clearTimers() {
    endDelay();
    clearTimeout(blockedTimer);
    clearTimeout(lostTimer);
  }

  return {
    async hear(microphone) {
      sound?.hear(microphone);
    },
    async join(call) {
      if (call.transport.provider !== socketTransport)
        throw new CallFailure("provider", "This call is not for a socket.");
      joined = call;
      const url = socketUrl(call.transport.websocketCallUrl);
      const delay = isPhone() && !typedOnly ? callNumbers.phoneDelayMs : 0;
      await Promise.all([sound?.loaded, pause(delay)]);
      if (!hasLeft) open(url);
    },
    send,
    rejoin() {
      // The server lets go of the old wire when the new one is there.
      if (!hasLeft && socket?.readyState === WebSocket.OPEN) void resume([0, ...resumeWaitsMs]);
    },
    setMuted(muted) {
      isMuted = muted;
    },
    setVolume: (volume) => sound?.setVolume(volume),
    setSpeaker: async (deviceId) => sound?.setSpeaker(deviceId),
    async resumeAudio() {
      await sound?.resume();
      sayPlayable();
    },
    async leave({ atOnce = false } = {}) {
      if (!hasLeft) {
        hasLeft = true;
        leaving.abort();
        clearTimers();
        sound?.close();
        send({ type: "end-call" });
      }
      if (socket) await closing(socket, atOnce ? 0 : drainMs);
    },
  };
}

/** Resolves when the socket is closed, and closes it if the other side has not done so in time. */
async function closing(socket: WebSocket, waitMs: number): Promise<void> {
  if (socket.readyState === WebSocket.CLOSED) return;
  if (socket.readyState === WebSocket.CONNECTING || waitMs === 0) socket.close(1000);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      socket.close(1000);
      resolve();
    }, waitMs);
    socket.addEventListener("close", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
