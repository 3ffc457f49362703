import { expect, test } from "vitest";
import { dangerByWords } from "./danger-by-words.ts";
import { read, textOf } from "./reading.ts";
import { understand } from "./understand.ts";

const circumstances = { now: "2026-11-15T02:20", setting: "nursing_home" } as const;
const heard = (said: string, isHighAlready = false) => {
  const reading = read(said, circumstances);
  return dangerByWords(reading, isHighAlready).map((span) => textOf(reading, span));
};

const odd =
  "her eyes went funny and her mouth was gray, she was mumbling, sweaty and cold, could not answer, hard to rouse, breathing fast, the sats would not read";

test("the words of an emergency are known together, whatever is said with them", () => {
  expect(heard(odd)).toHaveLength(3);
  expect(heard(odd, true)).toHaveLength(3);
});

test("the words of a calm day are not", () => {
  expect(heard("small scratch on her shin, skin intact otherwise, cleaned it, bandaid, no pain")).toEqual([]);
  expect(heard("he had his bath and a snack, sang in the chapel, no concerns")).toEqual([]);
  expect(heard("")).toEqual([]);
});

test("one heavy word proves nothing", () => {
  expect(heard("the knife drawer is locked")).toEqual([]);
});

test("the second look raises what no rule has raised, shows its words and says that it may be wrong", () => {
  const said =
    "I do not like the look of Mr. F. his mouth hangs, drool on his pajamas, hands shaking, sweaty like he ran, he talks to his mother and stares past me";
  const { priority, reasons } = understand(said, circumstances);

  expect(priority.value).toBe("critical");
  const second = reasons.find(({ code }) => code === "sounds_critical");
  expect(second?.text).toContain("please check");
  expect(second?.evidence).toHaveLength(3);
});
