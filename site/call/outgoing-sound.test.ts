import { expect, test } from "vitest";
import { createOutgoingSound } from "./outgoing-sound.ts";

const frame = (mark = 0) => Uint8Array.of(mark).buffer;

function setUp() {
  const sent: number[] = [];
  const qualities: string[] = [];
  const network = { waiting: 0 };
  const sound = createOutgoingSound((quality) => qualities.push(quality));
  const join = () =>
    sound.join({
      send: (pcm) => sent.push(new Uint8Array(pcm)[0] ?? -1),
      waitingBytes: () => network.waiting,
    });
  return { sound, join, sent, qualities, network };
}

test("what is said while connecting is sent on joining, in order and before anything else", () => {
  const { sound, join, sent } = setUp();
  for (const mark of [1, 2, 3]) sound.take(frame(mark));
  expect(sent).toEqual([]);
  join();
  sound.take(frame(4));
  expect(sent).toEqual([1, 2, 3, 4]);
});

test("only the last two seconds before joining are kept", () => {
  const { sound, join, sent } = setUp();
  for (let index = 0; index < 150; index++) sound.take(frame(index));
  join();
  expect(sent.length).toBe(100);
  expect(sent[0]).toBe(50);
});

test("frames are left out while more than a second waits, and sent again when it has cleared", () => {
  const { sound, join, sent, qualities, network } = setUp();
  join();
  network.waiting = 32_000;
  sound.take(frame(1));
  network.waiting = 32_001;
  sound.take(frame(2));
  sound.take(frame(3));
  network.waiting = 0;
  sound.take(frame(4));
  expect(sent).toEqual([1, 4]);
  expect(qualities).toEqual(["poor", "good"]);
});

test("what was sent on joining does not count as held up until it has left once", () => {
  const { sound, join, sent, network } = setUp();
  for (let index = 0; index < 100; index++) sound.take(frame());
  join();
  network.waiting = 64_000 + 32_000;
  sound.take(frame(7));
  network.waiting = 0;
  sound.take(frame(8));
  network.waiting = 64_000;
  sound.take(frame(9));
  expect(sent.slice(100)).toEqual([7, 8]);
});
