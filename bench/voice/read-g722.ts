/**
 * Decodes G.722 at 64 kbit/s, the wideband telephone format of the human prompts, to 16 kHz sound. Follows the
 * ITU-T recommendation step by step and keeps its names for tables and states.
 */
const wl = [-60, -30, 58, 172, 334, 538, 1198, 3042];
const rl42 = [0, 7, 6, 5, 4, 3, 2, 1, 7, 6, 5, 4, 3, 2, 1, 0];
const ilb = [
  ...[2048, 2093, 2139, 2186, 2233, 2282, 2332, 2383, 2435, 2489, 2543, 2599, 2656, 2714, 2774, 2834],
  ...[2896, 2960, 3025, 3091, 3158, 3228, 3298, 3371, 3444, 3520, 3597, 3676, 3756, 3838, 3922, 4008],
];
const wh = [0, -214, 798];
const rh2 = [2, 1, 2, 1];
const qm2 = [-7408, -1616, 7408, 1616];
const qm4 = [
  ...[0, -20456, -12896, -8968, -6288, -4240, -2584, -1200],
  ...[20456, 12896, 8968, 6288, 4240, 2584, 1200, 0],
];
const qm6 = [
  ...[-136, -136, -136, -136, -24808, -21904, -19008, -16704, -14984, -13512, -12280, -11192, -10232, -9360],
  ...[-8576, -7856, -7192, -6576, -6000, -5456, -4944, -4464, -4008, -3576, -3168, -2776, -2400, -2032, -1688],
  ...[-1360, -1040, -728, 24808, 21904, 19008, 16704, 14984, 13512, 12280, 11192, 10232, 9360, 8576, 7856],
  ...[7192, 6576, 6000, 5456, 4944, 4464, 4008, 3576, 3168, 2776, 2400, 2032, 1688, 1360, 1040, 728, 432, 136],
  ...[-432, -136],
];
const qmf = [3, -11, 12, 32, -210, 951, 3876, -805, 362, -156, 53, -11];

type Band = ReturnType<typeof newBand>;
const at = (values: readonly number[], index: number) => values[index] ?? 0;

export function readG722(bytes: Uint8Array): Int16Array {
  const [low, high] = [newBand(32), newBand(8)];
  const delay: number[] = Array(24).fill(0);
  const output = new Int16Array(bytes.length * 2);
  for (const [index, byte] of bytes.entries()) {
    const lowSample = decodeLow(low, byte & 0x3f);
    const highSample = decodeHigh(high, byte >> 6);
    delay.splice(0, 2);
    delay.push(lowSample + highSample, lowSample - highSample);
    let [even, odd] = [0, 0];
    for (let tap = 0; tap < 12; tap++) {
      odd += at(delay, 2 * tap) * at(qmf, tap);
      even += at(delay, 2 * tap + 1) * at(qmf, 11 - tap);
    }
    output[2 * index] = saturate(even >> 11);
    output[2 * index + 1] = saturate(odd >> 11);
  }
  return output;
}

function newBand(det: number) {
  const zeros = (length: number): number[] => Array(length).fill(0);
  return { s: 0, sz: 0, det, nb: 0, r: zeros(3), p: zeros(3), a: zeros(3), d: zeros(7), b: zeros(7) };
}

function decodeLow(band: Band, code: number): number {
  const decoded = limit(band.s + ((band.det * at(qm6, code)) >> 15), 16_384);
  const coarse = code >> 2;
  const difference = (band.det * at(qm4, coarse)) >> 15;
  band.nb = Math.max(0, Math.min(18_432, ((band.nb * 127) >> 7) + at(wl, at(rl42, coarse))));
  band.det = scale(band.nb, 8);
  predict(band, difference);
  return decoded;
}

function decodeHigh(band: Band, code: number): number {
  const difference = (band.det * at(qm2, code)) >> 15;
  const decoded = limit(difference + band.s, 16_384);
  band.nb = Math.max(0, Math.min(22_528, ((band.nb * 127) >> 7) + at(wh, at(rh2, code))));
  band.det = scale(band.nb, 10);
  predict(band, difference);
  return decoded;
}

function scale(nb: number, base: number): number {
  const shift = base - (nb >> 11);
  const step = at(ilb, (nb >> 6) & 31);
  return (shift < 0 ? step << -shift : step >> shift) << 2;
}

/** The adaptive predictor (block 4 of the recommendation): two poles and six zeros. */
function predict(band: Band, difference: number) {
  const { r, p, a, d, b } = band;
  d[0] = difference;
  r[0] = saturate(band.s + difference);
  p[0] = saturate(band.sz + difference);

  const sign = p.map((value) => value >> 15);
  const doubled = saturate(at(a, 1) << 2);
  const agreed = sign[0] === sign[1] ? -doubled : doubled;
  const second = (sign[0] === sign[2] ? 128 : -128) + (Math.min(agreed, 32_767) >> 7) + ((at(a, 2) * 32_512) >> 15);
  const nextA2 = limit(second, 12_288);
  const nextA1 = limit((sign[0] === sign[1] ? 192 : -192) + ((at(a, 1) * 32_640) >> 15), 15_360 - nextA2);

  const step = difference === 0 ? 0 : 128;
  const nextB = b.map((value, index) => {
    if (index === 0) return 0;
    const agrees = at(d, index) >> 15 === difference >> 15;
    return saturate((agrees ? step : -step) + ((value * 32_640) >> 15));
  });

  for (let index = 6; index > 0; index--) d[index] = at(d, index - 1);
  for (let index = 2; index > 0; index--) {
    r[index] = at(r, index - 1);
    p[index] = at(p, index - 1);
  }
  band.a = [0, nextA1, nextA2];
  band.b = nextB;

  const poles = [1, 2].map((index) => (at(band.a, index) * saturate(2 * at(r, index))) >> 15);
  band.sz = saturate(
    [1, 2, 3, 4, 5, 6].reduce((sum, index) => sum + ((at(band.b, index) * saturate(2 * at(d, index))) >> 15), 0),
  );
  band.s = saturate(saturate(at(poles, 0) + at(poles, 1)) + band.sz);
}

function limit(value: number, bound: number): number {
  return Math.max(-bound, Math.min(bound === 16_384 ? 16_383 : bound, value));
}

function saturate(value: number): number {
  return Math.max(-32_768, Math.min(32_767, value));
}
