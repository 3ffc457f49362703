import type { Read } from "./reading.ts";

/** Answers to questions people ask back, by name, each with ways of asking. */
export type Answers = Readonly<Record<string, { asks: readonly string[] }>>;

const leastLike = 0.6;
/** The question as a whole says more than its last words, "who do I tell then?", where it is as near as this. */
const nearAsAWhole = 0.75;
/** Else a clause that asks it nearly word for word counts more than what stands around it. */
const leastLikeInClause = 0.8;
const mostClauses = 4;

/**
 * Finds the answer whose phrasings mean most nearly the same as the question, or as one clause of it: "my mic's busted,
 * can I type instead?" Their meanings are read once.
 */
export function findAnswer(
  read: Read,
  answers: Answers,
): (question: string, meaning: Float32Array, atLeast?: number) => Promise<string | undefined> {
  let known: Promise<{ name: string; meaning: Float32Array }[]> | undefined;
  const readAll = async () => {
    const meanings: { name: string; meaning: Float32Array }[] = [];
    for (const [name, { asks }] of Object.entries(answers))
      for (const ask of asks) meanings.push({ name, meaning: (await read(ask)).meaning });
    return meanings;
  };
  return async (question, meaning, atLeast = leastLike) => {
    known ??= readAll();
    // A reader that failed is asked again the next time.
    const all = await known.catch((cause: unknown) => {
      known = undefined;
      throw cause;
    });
    const nearest = (to: Float32Array) =>
      all
        .map((other) => ({ name: other.name, likeness: product(to, other.meaning) }))
        .reduce((best, other) => (other.likeness > best.likeness ? other : best), { name: "", likeness: 0 });
    let best = nearest(meaning);
    for (const clause of best.likeness < nearAsAWhole ? clausesOf(question) : []) {
      const within = nearest((await read(clause)).meaning);
      if (within.likeness >= leastLikeInClause && within.likeness > best.likeness) best = within;
    }
    return best.likeness >= atLeast ? best.name : undefined;
  };
}

function clausesOf(question: string): string[] {
  const clauses = question.split(/[,.;?!]+\s+|\s(?:cause|because)\s/).map((clause) => clause.trim());
  if (clauses.length < 2) return [];
  return clauses.filter((clause) => clause.split(/\s+/).length >= 3).slice(-mostClauses);
}

/** Both are of unit length, so their product is how far they point the same way. */
function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
