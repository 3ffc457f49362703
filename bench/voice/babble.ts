/** Several voices talking at once, laid under a clip so that the clip stands `decibels` above them. */
export function addBabble(clip: Int16Array, voices: readonly Int16Array[], decibels: number): Int16Array {
  const babble = Float32Array.from(clip, (_, index) =>
    voices.reduce((sum, voice, number) => sum + (voice[(index + number * 4801) % voice.length] ?? 0), 0),
  );
  const gain = level(clip) / (level(babble) * 10 ** (decibels / 20));
  return Int16Array.from(clip, (sample, index) =>
    Math.max(-32_768, Math.min(32_767, Math.round(sample + gain * (babble[index] ?? 0)))),
  );
}

function level(samples: Int16Array | Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length) || 1;
}
