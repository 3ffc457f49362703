import { callNumbers } from "../../contracts/call-numbers.ts";
import { CallFailure } from "./call-failure.ts";
import { volumeOf } from "./call-lifecycle.ts";
import { levelOf } from "./samples.ts";
import type { VoiceErrorCode } from "./voice-call.ts";

export type SoundDevice = { id: string; label: string };
export type Microphone = SoundDevice;

const codes: Record<string, VoiceErrorCode> = {
  NotAllowedError: "mic-denied",
  SecurityError: "mic-denied",
  NotFoundError: "mic-missing",
  OverconstrainedError: "mic-missing",
  NotReadableError: "mic-in-use",
  AbortError: "mic-in-use",
};

/** Asks for the microphone; a refusal is a `CallFailure` that says which. */
export async function openMicrophone(deviceId?: string, { withoutNoiseProcessing = false } = {}): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) {
    throw new CallFailure("unsupported", "This browser gives pages no microphone.");
  }
  const audio: MediaTrackConstraints = {
    echoCancellation: true,
    noiseSuppression: !withoutNoiseProcessing,
    autoGainControl: true,
    channelCount: 1,
    // Wished for, not demanded: a remembered one may be unplugged today.
    ...(deviceId && { deviceId: { ideal: deviceId } }),
  };
  try {
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (cause) {
    throw microphoneFailure(cause);
  }
}

/** The visitor's picture, for calls that are recorded with one; without a camera such a call is heard only. */
export async function openCamera(): Promise<MediaStreamTrack | undefined> {
  try {
    const video = {
      width: { ideal: callNumbers.recordedWidth },
      height: { ideal: callNumbers.recordedHeight },
    };
    const stream = await navigator.mediaDevices.getUserMedia({ video });
    return stream.getVideoTracks()[0];
  } catch {
    return undefined;
  }
}

export function closeMicrophone(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

export function microphoneFailure(cause: unknown): CallFailure {
  const name = cause instanceof Error ? cause.name : "";
  const message = cause instanceof Error ? cause.message : String(cause);
  return new CallFailure(codes[name] ?? "mic-in-use", message, cause);
}

/** The microphones by name. Before permission, browsers give neither names nor ids: the list is then empty. */
export function listMicrophones(): Promise<Microphone[]> {
  return listDevices("audioinput");
}

/** The loudspeakers to choose from; none where a page may not choose. */
export async function listSpeakers(): Promise<SoundDevice[]> {
  const mayChoose = typeof AudioContext !== "undefined" && "setSinkId" in AudioContext.prototype;
  return mayChoose ? await listDevices("audiooutput") : [];
}

async function listDevices(kind: MediaDeviceKind): Promise<SoundDevice[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.()) ?? [];
  return devices
    .filter((device) => device.kind === kind && device.deviceId !== "" && device.deviceId !== "default")
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** Tells when a device is plugged in or out; returns how to stop telling. */
export function watchDevices(onChange: () => void): () => void {
  navigator.mediaDevices?.addEventListener("devicechange", onChange);
  return () => navigator.mediaDevices?.removeEventListener("devicechange", onChange);
}

export type MicrophoneCheck = { stop(): void };

/** Long enough to take a breath and say a few words. */
const quietAfterMs = 5_000;
const heardAfterReports = 3;

/**
 * Shows that the visitor can be heard before a call, as some phones give only silence while another app holds the
 * microphone. Start it from a click; it reports every 100 ms until stopped.
 */
export async function checkMicrophone(
  report: { volume(volume: number): void; heard(): void; quiet(): void },
  deviceId?: string,
): Promise<MicrophoneCheck> {
  const context = new AudioContext();
  const resumed = context.resume();
  let stream: MediaStream;
  try {
    stream = await openMicrophone(deviceId);
    await resumed;
  } catch (problem) {
    await context.close();
    throw problem;
  }
  const analyser = new AnalyserNode(context, { fftSize: 2048 });
  context.createMediaStreamSource(stream).connect(analyser);
  const judge = createHearingJudge(report);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    judge(levelOf(samples));
  }, callNumbers.observerMs);

  return {
    stop() {
      clearInterval(timer);
      closeMicrophone(stream);
      if (context.state !== "closed") void context.close();
    },
  };
}

/** Heard after three loud reports, quiet after five seconds without; each is said once. */
export function createHearingJudge(report: { volume(volume: number): void; heard(): void; quiet(): void }) {
  let reports = 0;
  let loud = 0;
  return (level: number) => {
    report.volume(volumeOf(level));
    reports += 1;
    if (loud >= heardAfterReports) return;
    if (level > callNumbers.speechLevel) loud += 1;
    if (loud === heardAfterReports) report.heard();
    else if (reports === quietAfterMs / callNumbers.observerMs) report.quiet();
  };
}
