/** Sound as numbers between -1 and 1, the form every model takes. */
export function toFloat(samples: Int16Array | Float32Array) {
  if (samples instanceof Float32Array) return samples;
  return Float32Array.from(samples, (sample) => sample / 32_768);
}

/** Sound as 16-bit numbers, the form that travels; what is too loud is held at the limit. */
export function toInt16(samples: Float32Array) {
  return Int16Array.from(samples, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767))));
}

export function joinSamples(parts: readonly Int16Array[]) {
  const joined = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let position = 0;
  for (const part of parts) {
    joined.set(part, position);
    position += part.length;
  }
  return joined;
}
