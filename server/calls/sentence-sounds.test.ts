import { expect, test } from "vitest";
import { limits } from "../security/limits.ts";
import { createSentenceSounds } from "./sentence-sounds.ts";
import { sampleRate } from "./speech.ts";

test("a call has its sound made for so long, and then goes on in writing", async () => {
  let made = 0;
  const voice = {
    async speak() {
      made += 1;
      return new Int16Array(60 * sampleRate);
    },
  };
  const sounds = createSentenceSounds(voice, () => {});
  const { signal } = new AbortController();
  for (let minute = 0; minute < 30; minute++) await sounds.soundOf(`${minute}`, signal);
  expect(made * 60_000).toBe(limits.spokenMs.value);
  expect(await sounds.soundOf("one more", signal)).toHaveLength(0);
});
