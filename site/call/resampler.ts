export type Resampler = (input: Float32Array) => Float32Array<ArrayBuffer>;

/** Wide enough that what folds back from above the new limit stays 60 dB down, at a delay of 1.5 ms. */
const zeroCrossings = 24;
const passband = 0.92;
const kaiserBeta = 8;
const tableSteps = 256;

/** Changes the rate of a stream of any block sizes by a windowed sinc, which is also the low-pass going down. */
export function createResampler(from: number, to: number): Resampler {
  if (from === to) return (input) => Float32Array.from(input);

  const scale = Math.min(1, to / from);
  const halfWidth = Math.ceil(zeroCrossings / scale);
  const kernel = makeKernel(halfWidth, scale * passband);
  const step = from / to;
  let held: Float32Array<ArrayBufferLike> = new Float32Array(halfWidth);
  let position = halfWidth;

  return (input) => {
    const samples = new Float32Array(held.length + input.length);
    samples.set(held);
    samples.set(input, held.length);

    const ready = Math.max(0, Math.ceil((samples.length - halfWidth - position) / step));
    const output = new Float32Array(ready);
    for (let index = 0; index < ready; index++) {
      output[index] = sampleAt(samples, position + index * step, halfWidth, kernel);
    }

    const next = position + ready * step;
    const done = Math.max(0, Math.min(samples.length, Math.floor(next) - halfWidth));
    held = samples.subarray(done);
    position = next - done;
    return output;
  };
}

function sampleAt(samples: Float32Array, at: number, halfWidth: number, kernel: Float32Array): number {
  const first = Math.max(0, Math.ceil(at - halfWidth));
  const last = Math.min(samples.length - 1, Math.floor(at + halfWidth));
  let sum = 0;
  for (let index = first; index <= last; index++) {
    const place = Math.abs(at - index) * tableSteps;
    const whole = Math.trunc(place);
    const below = kernel[whole] as number;
    const above = kernel[whole + 1] as number;
    sum += (samples[index] as number) * (below + (above - below) * (place - whole));
  }
  return sum;
}

/** One side of the kernel; two zeros at its end spare the reader a bound. */
function makeKernel(halfWidth: number, cutoff: number): Float32Array {
  const kernel = new Float32Array(halfWidth * tableSteps + 2);
  for (let index = 0; index < halfWidth * tableSteps; index++) {
    const x = index / tableSteps;
    const window = bessel(kaiserBeta * Math.sqrt(1 - (x / halfWidth) ** 2)) / bessel(kaiserBeta);
    kernel[index] = cutoff * sinc(cutoff * x) * window;
  }
  return kernel;
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
