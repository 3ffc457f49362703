import { expect, test } from "vitest";
import { followVoice } from "./voice-activity.ts";

const alone = { agentIsSpeaking: false, mayEcho: false, isEcho: () => false };
const windows = (count: number, probability: number) => Array<number>(count).fill(probability);

test("a voice begins where it is first heard and pauses where it was last", () => {
  const events = followVoice()([...windows(4, 0), ...windows(10, 0.9), ...windows(3, 0)], alone);
  expect(events).toEqual([
    { kind: "visitor-began", mark: 4 * 512 },
    { kind: "visitor-paused", mark: 14 * 512 },
  ]);
});

test("a short dip is no pause", () => {
  const events = followVoice()([...windows(5, 0.9), ...windows(2, 0), ...windows(5, 0.9)], alone);
  expect(events.map(({ kind }) => kind)).toEqual(["visitor-began"]);
});

test("over the agent a voice must be clearer", () => {
  const over = { ...alone, agentIsSpeaking: true };
  expect(followVoice()(windows(20, 0.6), over)).toEqual([]);
  expect(followVoice()(windows(20, 0.7), over)).toHaveLength(1);
});

test("while an echo may come back, a voice counts once it is known to be none, from where it began", () => {
  const follow = followVoice();
  const looked: number[][] = [];
  const around = { agentIsSpeaking: true, mayEcho: true, isEcho: (...part: number[]) => !looked.push(part) };
  expect(follow(windows(5, 0.9), around)).toEqual([]);
  expect(follow(windows(1, 0.9), around)).toEqual([{ kind: "visitor-began", mark: 0 }]);
  expect(looked).toEqual([[0, 6 * 512]]);
});

test("an echo neither begins nor pauses, and a visitor who talks into it is heard from there", () => {
  const follow = followVoice();
  let echo = true;
  const around = { agentIsSpeaking: true, mayEcho: true, isEcho: () => echo };
  expect(follow([...windows(12, 0.9), ...windows(4, 0)], around)).toEqual([]);
  expect(follow(windows(12, 0.9), around)).toEqual([]);
  echo = false;
  expect(follow(windows(6, 0.9), around)).toEqual([{ kind: "visitor-began", mark: (34 - 8) * 512 }]);
});
