import { expect, test } from "vitest";
import { limits } from "../../security/limits.ts";
import { type Patience, TookTooLong } from "../../thread/start-thread.ts";
import { makeInPieces, piecesOf } from "./make-in-pieces.ts";
import type { Pronunciation } from "./pronounce.ts";

const word = (length: number) => ({ word: "w", sounds: Array<string>(length).fill("AH0") });
const mark = (sign: string) => ({ mark: sign });
const soundsIn = (piece: Pronunciation) =>
  piece.reduce((sum, part) => sum + ("mark" in part ? 0 : part.sounds.length), 0);
const max = limits.sentenceSounds.value;

test("a sentence of usual length is made at once", () => {
  const pronounced = [word(30), mark(","), word(40), mark(".")];
  expect(piecesOf(pronounced)).toEqual([pronounced]);
});

test("what is long to say is made in pieces, none of them over the limit, each with a mark at its end", () => {
  const pronounced = [...Array.from({ length: 90 }, () => word(7)), mark(".")];
  const pieces = piecesOf(pronounced);
  expect(pieces.length).toBeGreaterThan(4);
  for (const piece of pieces) {
    expect(soundsIn(piece)).toBeLessThanOrEqual(max);
    expect(piece.at(-1)).toHaveProperty("mark");
  }
  expect(pieces.reduce((sum, piece) => sum + soundsIn(piece), 0)).toBe(90 * 7);
});

test("it is cut after a comma that is near", () => {
  const [first] = piecesOf([word(max - 20), mark(","), word(15), word(30), mark(".")]);
  expect(first).toEqual([word(max - 20), mark(",")]);
});

test("one endless word is cut too", () => {
  expect(piecesOf([word(5 * max), mark(".")]).every((piece) => soundsIn(piece) <= max)).toBe(true);
});

test("what is beyond the last piece is not made", async () => {
  let made = 0;
  await makeInPieces([...Array.from({ length: 20 }, () => word(max)), mark(".")], async () => {
    made += 1;
    return new Int16Array(3);
  });
  expect(made).toBe(limits.sentencePieces.value);
});

const four = [...Array.from({ length: 4 }, () => word(max)), mark(".")];

test("all pieces of a sentence share one patience, and what is made when it ends is heard", async () => {
  const given = new Set<Patience>();
  let made = 0;
  const { samples } = await makeInPieces(four, async (_piece, patience) => {
    given.add(patience);
    made += 1;
    if (made > 2) throw new TookTooLong("Speaking took too long");
    return new Int16Array(3);
  });
  expect([...given]).toEqual([{ ms: limits.synthesisMs.value }]);
  expect([made, samples.length]).toEqual([3, 6]);
});

test("a first piece that takes too long, or any that fails, fails the sentence", async () => {
  const late = new TookTooLong("Speaking took too long");
  await expect(makeInPieces(four, () => Promise.reject(late))).rejects.toThrow(late);
  let made = 0;
  const calledOff = makeInPieces(four, async () => {
    made += 1;
    if (made > 1) throw new Error("the visitor went on");
    return new Int16Array(3);
  });
  await expect(calledOff).rejects.toThrow("the visitor went on");
});
