import { toFloat, toInt16 } from "../samples.ts";
import { resample } from "../speak/resample.ts";

const headerBytes = 44;

/** 16 kHz mono sound as a WAV file, for a browser's make-believe microphone. */
export function toWav(samples: Int16Array, sampleRate = 16_000): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write("RIFF", 0);
  header.writeUInt32LE(headerBytes - 8 + samples.byteLength, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)]);
}

/** A WAV file of 16-bit mono sound at any rate, brought to 16 kHz. */
export function fromWav(file: Buffer): Int16Array {
  let [rate, at] = [16_000, 12];
  for (;;) {
    const [name, bytes] = [file.toString("latin1", at, at + 4), file.readUInt32LE(at + 4)];
    const body = file.subarray(at + 8, at + 8 + bytes);
    if (name === "fmt ") {
      const [format, channels, bits] = [body.readUInt16LE(0), body.readUInt16LE(2), body.readUInt16LE(14)];
      if (format !== 1 || channels !== 1 || bits !== 16) throw new Error("Only 16-bit mono WAV files are read");
      rate = body.readUInt32LE(4);
    }
    if (name === "data") {
      const samples = new Int16Array(body.buffer.slice(body.byteOffset, body.byteOffset + body.length));
      return toInt16(resample(toFloat(samples), rate, 16_000));
    }
    at += 8 + bytes + (bytes % 2);
  }
}
