/**
 * Leans the recogniser towards phrases it is likely to hear. A token that goes on with a phrase already begun
 * gains much, one that could begin a phrase gains little: enough for "metoprolol" to win over "med parole",
 * too little to put it where nobody said it.
 */
export type Node = Map<number, Node>;

export const firstBonus = 0.3;
export const continuationBonus = 1.5;

export function phraseTrie(phrases: number[][]): Node {
  const root: Node = new Map();
  for (const tokens of phrases) {
    let node = root;
    for (const token of tokens) {
      const next = node.get(token) ?? new Map();
      node.set(token, next);
      node = next;
    }
  }
  return root;
}

/** The phrases that could still be under way after these tokens. */
export function follow(root: Node, begun: Node[], token: number) {
  return [root, ...begun].flatMap((node) => node.get(token) ?? []).filter((node) => node.size > 0);
}

/** Adds the bonuses to one step's scores, in place. No token gains twice. */
export function favour(scores: Float32Array, root: Node, begun: Node[]) {
  const continuing = new Set(begun.flatMap((node) => [...node.keys()]));
  for (const token of continuing) scores[token] = (scores[token] ?? 0) + continuationBonus;
  for (const token of root.keys()) {
    if (!continuing.has(token)) scores[token] = (scores[token] ?? 0) + firstBonus;
  }
}
