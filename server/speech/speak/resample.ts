/** Zero crossings of the filter on either side: enough that nothing audible folds back. */
const reach = 16;

/**
 * The same sound at another sample rate, through a windowed-sinc filter. Plain JavaScript, as the speaking
 * thread runs it.
 */
export function resample(samples: Float32Array, from: number, to: number) {
  if (from === to) return samples;
  const common = greatestCommonDivisor(from, to);
  const [up, down] = [to / common, from / common];
  const { taps, half } = filters(up, down);
  const output = new Float32Array(Math.floor((samples.length * up) / down));
  for (let index = 0; index < output.length; index++) {
    const phase = (index * down) % up;
    const center = Math.floor((index * down) / up);
    const filter = taps[phase] as Float32Array;
    let sum = 0;
    for (let tap = 0; tap < filter.length; tap++) {
      sum += (samples[center + tap - half] ?? 0) * (filter[tap] as number);
    }
    output[index] = sum;
  }
  return output;
}

const known: Map<string, { taps: Float32Array[]; half: number }> = new Map();

/** One filter for each position an output sample can have between two input samples. */
function filters(up: number, down: number) {
  const key = `${up}/${down}`;
  const made = known.get(key) ?? makeFilters(up, down);
  known.set(key, made);
  return made;
}

function makeFilters(up: number, down: number) {
  const cutoff = 0.95 * Math.min(1, up / down);
  const half = Math.ceil(reach / cutoff);
  const taps = Array.from({ length: up }, (_, phase) => {
    const filter = Float32Array.from({ length: 2 * half + 1 }, (_, tap) => {
      const distance = tap - half - phase / up;
      const window = Math.abs(distance) > half ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * distance) / half);
      return cutoff * sinc(cutoff * distance) * window;
    });
    const sum = filter.reduce((total, value) => total + value, 0);
    return filter.map((value) => value / sum);
  });
  return { taps, half };
}

function sinc(x: number) {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
