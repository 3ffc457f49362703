import { createJitterBuffer } from "./jitter-buffer.ts";

declare const sampleRate: number;
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** Takes frames to play, or the word "flush"; gives levels back. */
class Playback extends AudioWorkletProcessor {
  private readonly buffer = createJitterBuffer(sampleRate, (level) => this.port.postMessage(level));

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<ArrayBuffer | "flush">) => {
      if (data === "flush") this.buffer.flush();
      else this.buffer.push(data);
    };
  }

  process(_inputs: Float32Array[][], [output]: Float32Array[][]): boolean {
    const [first, ...others] = output ?? [];
    if (!first) return true;
    this.buffer.pull(first);
    for (const channel of others) channel.set(first);
    return true;
  }
}

registerProcessor("playback", Playback);
