import { createFrameCutter } from "./frame-cutter.ts";

declare const sampleRate: number;
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** Sends the microphone's frames out of the audio thread. */
class Capture extends AudioWorkletProcessor {
  private readonly cut = createFrameCutter(sampleRate);

  process([input]: Float32Array[][]): boolean {
    const channel = input?.[0];
    if (!channel) return true;
    for (const frame of this.cut(channel)) this.port.postMessage(frame, [frame.pcm]);
    return true;
  }
}

registerProcessor("capture", Capture);
