import { find, type Reading, type Span } from "./reading.ts";

/** A value as it was heard. A higher rank wins over a lower one; among equals the later correction wins. */
export type Candidate<T> = Span & {
  value: T;
  rank?: number;
  /** Said as a correction of its own: it strikes whatever was heard before it. */
  corrects?: true;
};
export type Settled<T> = { winner: Candidate<T>; superseded: Candidate<T>[] };

const cuePattern =
  /\b(?:no wait|wait no|no no|no sorry|oh sorry|sorry|i am sorry|i mean|i meant|scratch that|strike that|correction|correct that|make that|make it|let me (?:correct|fix) that|i misspoke|my mistake|my bad|excuse me|or rather|hold on|hang on|oops|i take that back|take that back|no actually|actually|wait|no make that|no i (?:recounted|checked|looked)|i said (?:it )?wrong|that is wrong|that is not right|different person)\b/g;
const bareNo = /\bno\b/g;
const withdrawPattern =
  /\b(?:leave (?:that|it) out|forget (?:that|i said that)|never ?mind(?: that)?|scratch that|strike that|take that out|do not put that|ignore that)\b/g;

const cueReach = 14;
const bareNoReach = 4;

type Cue = Span & { reach: number };
const cuesOf = new WeakMap<Reading, Cue[]>();

export function cues(reading: Reading): Cue[] {
  const known = cuesOf.get(reading);
  if (known) return known;
  const spoken = find(reading, cuePattern).map((cue) => ({ ...cue, reach: cueReach }));
  const bare = find(reading, bareNo)
    .filter((no) => !spoken.some((cue) => cue.from <= no.from && no.from < cue.to))
    .map((cue) => ({ ...cue, reach: bareNoReach }));
  const made = [...spoken, ...bare];
  cuesOf.set(reading, made);
  return made;
}

/** Finds which of the values heard for one field holds, and which the speaker took back. */
export function settle<T>(reading: Reading, candidates: Candidate<T>[]): Settled<T> | undefined {
  const ordered = [...candidates].sort((a, b) => a.from - b.from);
  const takenBack = new Set<Candidate<T>>();
  const denied = ordered.filter((candidate) => isContrasted(reading, candidate));
  for (const candidate of denied) takeBack(candidate.value);
  for (const cue of cues(reading)) {
    const before = ordered.findLast((c) => c.to <= cue.from && cue.from - c.to <= cue.reach);
    const after = ordered.find((c) => c.from >= cue.to && c.from - cue.to <= cue.reach);
    if (!before || !after || same(before.value, after.value)) continue;
    if ((after.rank ?? 0) >= (before.rank ?? 0)) takeBack(before.value, after);
  }
  for (const [index, candidate] of ordered.entries())
    if (candidate.corrects)
      for (const earlier of ordered.slice(0, index))
        if (!same(earlier.value, candidate.value)) takenBack.add(earlier);
  for (const withdrawal of find(reading, withdrawPattern)) {
    const before = ordered.findLast((c) => c.to <= withdrawal.from && withdrawal.from - c.to <= 8);
    const replaced = ordered.some((c) => c.from >= withdrawal.to && c.from - withdrawal.to <= cueReach);
    if (before && !replaced) takenBack.add(before);
  }

  const standing = ordered.filter((candidate) => !takenBack.has(candidate));
  const best = Math.max(...standing.map((candidate) => candidate.rank ?? 0));
  const winner = standing.find((candidate) => (candidate.rank ?? 0) === best);
  if (!winner) return undefined;
  return { winner, superseded: ordered.filter((c) => takenBack.has(c) && !same(c.value, winner.value)) };

  function takeBack(value: T, until?: Candidate<T>) {
    for (const candidate of ordered)
      if (same(candidate.value, value) && (!until || candidate.from < until.from)) takenBack.add(candidate);
  }
}

/** "the right arm, not the left": what stands behind a bare "not" is the value that is wrong. */
function isContrasted({ words }: Reading, { from }: Span): boolean {
  const before = [words[from - 1]?.text, words[from - 2]?.text, words[from - 3]?.text];
  const skipped = /^(the|in|room|at|on|her|his|a|apartment)$/;
  const index = before.findIndex((text) => text === undefined || !skipped.test(text));
  return (
    before[index] === "not" &&
    !/^(is|was|were|are|did|does|do|has|have|had|can|could|will)$/.test(
      before[index + 1] ?? words[from - index - 2]?.text ?? "",
    )
  );
}

function same<T>(a: T, b: T): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
