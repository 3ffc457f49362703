import type { Read } from "./reading.ts";

/** Answers to questions people ask back, by name, each with ways of asking. */
export type Answers = Readonly<Record<string, { asks: readonly string[] }>>;

const leastLike = 0.55;

/** Finds the answer whose phrasings mean most nearly the same; their meanings are read once. */
export function findAnswer(
  read: Read,
  answers: Answers,
): (meaning: Float32Array) => Promise<string | undefined> {
  let known: Promise<{ name: string; meaning: Float32Array }[]> | undefined;
  const readAll = async () => {
    const meanings: { name: string; meaning: Float32Array }[] = [];
    for (const [name, { asks }] of Object.entries(answers))
      for (const ask of asks) meanings.push({ name, meaning: (await read(ask)).meaning });
    return meanings;
  };
  return async (meaning) => {
    known ??= readAll();
    // A reader that failed is asked again the next time.
    const all = await known.catch((cause: unknown) => {
      known = undefined;
      throw cause;
    });
    let best: { name: string; likeness: number } | undefined;
    for (const other of all) {
      const likeness = product(meaning, other.meaning);
      if (likeness >= leastLike && (!best || likeness > best.likeness)) best = { name: other.name, likeness };
    }
    return best?.name;
  };
}

/** Both are of unit length, so their product is how far they point the same way. */
function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
