import { expect, test } from "vitest";
import { continuationBonus, favour, firstBonus, follow, phraseTrie } from "./phrase-trie.ts";

const trie = phraseTrie([
  [1, 2, 3],
  [1, 4],
  [2, 5],
]);
const gains = (begun: ReturnType<typeof follow>) => {
  const scores = new Float32Array(8);
  favour(scores, trie, begun);
  return Array.from(scores, (score) => Math.round(score * 10) / 10);
};

test("a first token gains little", () => {
  expect(gains([])).toEqual([0, firstBonus, firstBonus, 0, 0, 0, 0, 0]);
});

test("a token that goes on with a phrase gains much, and only once", () => {
  const begun = follow(trie, [], 1);
  expect(gains(begun)).toEqual([0, firstBonus, continuationBonus, 0, continuationBonus, 0, 0, 0]);
});

test("two phrases may be under way at once", () => {
  const begun = follow(trie, follow(trie, [], 1), 2);
  expect(gains(begun).slice(3, 6)).toEqual([continuationBonus, 0, continuationBonus]);
});

test("a phrase that was left, or is complete, gains no more", () => {
  expect(follow(trie, follow(trie, [], 1), 7)).toEqual([]);
  expect(follow(trie, follow(trie, [], 1), 4)).toEqual([]);
});

test("without phrases nothing changes", () => {
  const scores = Float32Array.of(1, 2);
  favour(scores, phraseTrie([]), []);
  expect([...scores]).toEqual([1, 2]);
});
