type Resampler = (input: Float32Array) => Float32Array<ArrayBuffer>;

/** Wide enough that what folds back from above the new limit stays 40 dB down, at a delay of 1.5 ms. */
const zeroCrossings = 24;
const passband = 0.92;
const kaiserBeta = 8;

/**
 * Changes the rate of a stream of any block sizes by a windowed sinc, which is also the low-pass going down.
 * Two rates meet again after a few samples, so every weight is worked out beforehand, one row per meeting place.
 */
export function createResampler(from: number, to: number): Resampler {
  if (from === to) return (input) => Float32Array.from(input);

  const common = greatestCommonDivisor(from, to);
  const rows = to / common;
  const step = from / common;
  const scale = Math.min(1, to / from);
  const halfWidth = Math.ceil(zeroCrossings / scale);
  const weights = makeWeights(rows, halfWidth, scale * passband);

  let held: Float32Array<ArrayBufferLike> = new Float32Array(halfWidth);
  let at = halfWidth;
  let row = 0;

  return (input) => {
    const samples = new Float32Array(held.length + input.length);
    samples.set(held);
    samples.set(input, held.length);

    const output = new Float32Array(Math.ceil(((samples.length - at) * rows) / step));
    let made = 0;
    while (at + halfWidth < samples.length) {
      output[made++] = weigh(samples, at - halfWidth + 1, weights, row * 2 * halfWidth, 2 * halfWidth);
      row += step;
      at += Math.floor(row / rows);
      row %= rows;
    }

    const done = Math.min(samples.length, at - halfWidth);
    held = samples.subarray(done);
    at -= done;
    return output.slice(0, made);
  };
}

function weigh(samples: Float32Array, first: number, weights: Float32Array, row: number, width: number): number {
  let sum = 0;
  for (let index = 0; index < width; index++) {
    sum += (samples[first + index] as number) * (weights[row + index] as number);
  }
  return sum;
}

function makeWeights(rows: number, halfWidth: number, cutoff: number): Float32Array {
  const width = 2 * halfWidth;
  return Float32Array.from({ length: rows * width }, (_, index) => {
    const distance = Math.floor(index / width) / rows + halfWidth - 1 - (index % width);
    const window = bessel(kaiserBeta * Math.sqrt(1 - (distance / halfWidth) ** 2)) / bessel(kaiserBeta);
    return cutoff * sinc(cutoff * distance) * window;
  });
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** The modified Bessel function of order zero, of which Kaiser's window is made. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
