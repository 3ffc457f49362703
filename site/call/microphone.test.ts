import { expect, test } from "vitest";
import { isPhone } from "./is-phone.ts";
import { createHearingJudge, microphoneFailure } from "./microphone.ts";
import { microphoneHelp } from "./microphone-help.ts";

const agents = {
  chrome:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
  edge:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 " +
    "Safari/537.36 Edg/150.0.0.0",
  android:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
  androidFirefox: "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 " +
    "Mobile/15E148 Safari/604.1",
  mac:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 " +
    "Safari/605.1.15",
  firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};

const device = (agent: keyof typeof agents, maxTouchPoints = 0) => ({
  userAgent: agents[agent],
  maxTouchPoints,
});

test.each([
  ["chrome", 0, "chrome"],
  ["edge", 0, "chrome"],
  ["android", 5, "android"],
  ["androidFirefox", 5, "firefox"],
  ["iphone", 5, "iphone"],
  ["mac", 0, "safari"],
  ["mac", 5, "iphone"],
  ["firefox", 0, "firefox"],
] as const)("a visitor with %s and %i touch points gets the help for %s", (agent, touches, help) => {
  expect(microphoneHelp(device(agent, touches))).toBe(help);
});

test("an unknown browser gets no help of its own", () => {
  expect(microphoneHelp({ userAgent: "Lynx/2.9", maxTouchPoints: 0 })).toBeUndefined();
});

test("phones and tablets are phones, an iPad that calls itself a Mac too", () => {
  expect(isPhone(device("android", 5))).toBe(true);
  expect(isPhone(device("iphone", 5))).toBe(true);
  expect(isPhone(device("mac", 5))).toBe(true);
  expect(isPhone(device("mac"))).toBe(false);
  expect(isPhone(device("chrome", 10))).toBe(false);
});

test.each([
  ["NotAllowedError", "mic-denied"],
  ["NotFoundError", "mic-missing"],
  ["OverconstrainedError", "mic-missing"],
  ["NotReadableError", "mic-in-use"],
])("%s means %s", (name, code) => {
  const cause = Object.assign(new Error("no"), { name });
  expect(microphoneFailure(cause)).toMatchObject({ code, message: "no" });
});

function listen(levels: number[]) {
  const said: string[] = [];
  const judge = createHearingJudge({
    volume: () => {},
    heard: () => said.push("heard"),
    quiet: () => said.push("quiet"),
  });
  for (const level of levels) judge(level);
  return said;
}

test("a voice is heard after three loud moments, and said so once", () => {
  expect(listen([0, 0.02, 0, 0.02])).toEqual([]);
  expect(listen([0, 0.02, 0, 0.02, 0.02, 0.02, ...new Array(100).fill(0)])).toEqual(["heard"]);
});

test("five seconds without a voice are quiet, and a later voice is still heard", () => {
  expect(listen(new Array(49).fill(0.005))).toEqual([]);
  expect(listen([...new Array(60).fill(0.005), 0.1, 0.1, 0.1])).toEqual(["quiet", "heard"]);
});
