/** Numbers between -1 and 1 as 16-bit samples, low byte first on every machine. */
export function toPcm16(samples: Float32Array): ArrayBuffer {
  const buffer = new ArrayBuffer(samples.length * 2);
  const view = new DataView(buffer);
  for (let index = 0; index < samples.length; index++) {
    const sample = Math.max(-1, Math.min(1, samples[index] as number));
    view.setInt16(index * 2, Math.round(sample * 32767), true);
  }
  return buffer;
}

/** The other way; half a sample at the end is dropped. */
export function fromPcm16(buffer: ArrayBuffer): Float32Array<ArrayBuffer> {
  const view = new DataView(buffer);
  const samples = new Float32Array(buffer.byteLength >> 1);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = view.getInt16(index * 2, true) / 32768;
  }
  return samples;
}

/** Root of the mean square: how loud a frame is, 0 to 1. */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length > 0 ? Math.sqrt(sum / samples.length) : 0;
}
