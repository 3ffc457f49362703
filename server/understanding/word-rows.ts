const width = 384;
const blockSize = 32;
const maxPlaces = 320;

/**
 * The rows of numbers that stand for pieces of words, as learning/export.py packs them: four bits a number, a
 * scale for every 32, then one row for each place in a text, then what marks the question.
 */
export function openWordRows(packed: Buffer, count: number) {
  const scalesAt = (count * width) / 2;
  const blocks = width / blockSize;
  const scales = halves(packed, scalesAt, count * blocks);
  const placesAt = scalesAt + count * blocks * 2;
  const places = halves(packed, placesAt, maxPlaces * width);
  const asked = halves(packed, placesAt + maxPlaces * width * 2, width);

  function write(target: Float32Array, at: number, id: number, isQuestion: boolean) {
    for (let n = 0; n < width; n++) {
      const byte = packed[(id * width + n) >> 1] ?? 0;
      const code = (n % 2 === 0 ? byte & 15 : byte >> 4) - 8;
      const word = code * (scales[id * blocks + Math.floor(n / blockSize)] ?? 0);
      const place = places[at * width + n] ?? 0;
      target[at * width + n] = word + place + (isQuestion ? (asked[n] ?? 0) : 0);
    }
  }

  /** The rows of what was said, then those of the question it answers. */
  function rowsOf(said: readonly number[], question: readonly number[]): Float32Array {
    const rows = new Float32Array((said.length + question.length) * width);
    for (const [at, id] of said.entries()) write(rows, at, id, false);
    for (const [at, id] of question.entries()) write(rows, said.length + at, id, true);
    return rows;
  }
  return Object.assign(rowsOf, { width });
}

/** Numbers of half precision, little-endian. */
function halves(packed: Buffer, from: number, count: number): Float32Array {
  return Float32Array.from({ length: count }, (_, index) => {
    const bits = packed.readUInt16LE(from + 2 * index);
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 1023;
    if (exponent === 0) return sign * fraction * 2 ** -24;
    return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
  });
}
