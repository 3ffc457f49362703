import { expect, test } from "vitest";
import { dictate, findLocalRecogniser } from "./local-recogniser.ts";
import { fakeRecogniser } from "./testing/fake-recogniser.ts";

test.each([["downloadable"], ["unavailable"], [undefined]])(
  "a browser whose recogniser is %s on the device is not used",
  async (answer) => {
    expect(await findLocalRecogniser(fakeRecogniser(answer))).toBeUndefined();
  },
);

test("a browser without a recogniser, or with one that fails to answer, is not used", async () => {
  const { SpeechRecognition } = fakeRecogniser("available");
  SpeechRecognition.available = () => Promise.reject(new Error("no"));

  expect(await findLocalRecogniser({})).toBeUndefined();
  expect(await findLocalRecogniser({ SpeechRecognition })).toBeUndefined();
});

test("words heard on the device are told as they come, and nothing is asked of a cloud", async () => {
  const world = fakeRecogniser("available");
  const told: string[] = [];
  const Found = await findLocalRecogniser(world);
  if (!Found) throw new Error("It is available.");
  const stop = dictate(Found, {
    heard: (text, isFinal) => told.push(`${isFinal ? "final" : "partial"} ${text}`),
    ended: () => told.push("ended"),
  });
  const [recogniser] = world.made;
  const result = (isFinal: boolean, transcript: string) => ({ isFinal, 0: { transcript } });
  recogniser?.onresult?.({ resultIndex: 0, results: [result(false, "Mrs. R")] });
  recogniser?.onresult?.({ resultIndex: 0, results: [result(true, "Mrs. R fell.")] });
  recogniser?.onresult?.({
    resultIndex: 1,
    results: [result(true, "Mrs. R fell."), result(true, " At ten.")],
  });
  stop();

  expect(recogniser).toMatchObject({ processLocally: true, lang: "en-US" });
  expect(told).toEqual(["partial Mrs. R", "final Mrs. R fell.", "final At ten.", "ended"]);
});
