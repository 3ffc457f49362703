/** A sine of the given loudness, in blocks as a sound card would bring them. */
export function sine(
  frequency: number,
  sampleRate: number,
  seconds: number,
  amplitude = 0.5,
): Float32Array<ArrayBuffer> {
  return Float32Array.from(
    { length: Math.round(sampleRate * seconds) },
    (_, index) => amplitude * Math.sin((2 * Math.PI * frequency * index) / sampleRate),
  );
}

export function blocksOf(samples: Float32Array, size: number): Float32Array[] {
  const blocks: Float32Array[] = [];
  for (let at = 0; at < samples.length; at += size) blocks.push(samples.subarray(at, at + size));
  return blocks;
}

export function join(blocks: Float32Array[]): Float32Array<ArrayBuffer> {
  const joined = new Float32Array(blocks.reduce((length, block) => length + block.length, 0));
  let at = 0;
  for (const block of blocks) {
    joined.set(block, at);
    at += block.length;
  }
  return joined;
}

/** How strong one frequency is, as the amplitude of its sine, measured through a Hann window. */
export function amplitudeAt(samples: Float32Array, frequency: number, sampleRate: number): number {
  let real = 0;
  let imaginary = 0;
  let weight = 0;
  samples.forEach((sample, index) => {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / (samples.length - 1));
    const angle = (2 * Math.PI * frequency * index) / sampleRate;
    real += sample * window * Math.cos(angle);
    imaginary += sample * window * Math.sin(angle);
    weight += window;
  });
  return (2 * Math.hypot(real, imaginary)) / weight;
}

export function decibels(ratio: number): number {
  return 20 * Math.log10(Math.max(ratio, 1e-12));
}
