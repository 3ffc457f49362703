/**
 * What a new span must be worth, in units of log-likelihood: without it, single stray words are taken for facts.
 * The same stands in learning/evaluate.py.
 */
const startCosts = 1;

/**
 * One tag a word, of `width` tags: 0 for nothing, an odd one where a path begins, the even one after it where it goes
 * on. A path only goes on where it began; of all such rows of tags the likeliest as a whole (Viterbi's).
 */
export function likeliestTags(logLikelihoods: readonly Float32Array[], width: number): number[] {
  const cameFrom: Int16Array[] = [];
  let total = new Float32Array(width).fill(Number.NEGATIVE_INFINITY);
  for (const [word, row] of logLikelihoods.entries()) {
    const best = word === 0 ? 0 : indexOfMost(total);
    const bestTotal = word === 0 ? 0 : (total[best] ?? 0);
    const next = new Float32Array(width);
    const sources = new Int16Array(width).fill(best);
    next[0] = bestTotal + (row[0] ?? 0);
    for (let begin = 1; begin < width; begin += 2) {
      const goOn = begin + 1;
      next[begin] = bestTotal + (row[begin] ?? 0) - startCosts;
      const source = (total[begin] ?? 0) >= (total[goOn] ?? 0) ? begin : goOn;
      sources[goOn] = source;
      next[goOn] = (total[source] ?? 0) + (row[goOn] ?? 0);
    }
    total = next;
    cameFrom.push(sources);
  }
  const tags: number[] = [];
  let tag = indexOfMost(total);
  for (const sources of cameFrom.reverse()) {
    tags.push(tag);
    tag = sources[tag] ?? 0;
  }
  return tags.reverse();
}

export function indexOfMost(values: Float32Array): number {
  let best = 0;
  for (let index = 1; index < values.length; index++) if ((values[index] ?? 0) > (values[best] ?? 0)) best = index;
  return best;
}
