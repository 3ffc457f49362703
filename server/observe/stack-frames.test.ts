import { expect, test } from "vitest";
import { stackFrames } from "./stack-frames.ts";

test("the stacks of all engines are read, outermost call first", () => {
  expect(stackFrames("Error: x\n    at async start (https://t.example/a.js:1:20)\n    at node:timers:2:3")).toEqual([
    { filename: "node:timers", lineno: 2, colno: 3 },
    { function: "async start", filename: "https://t.example/a.js", lineno: 1, colno: 20 },
  ]);
  expect(stackFrames("start@https://t.example/a.js:1:20\n@https://t.example/b.js:2:3\n")).toEqual([
    { filename: "https://t.example/b.js", lineno: 2, colno: 3 },
    { function: "start", filename: "https://t.example/a.js", lineno: 1, colno: 20 },
  ]);
  expect(stackFrames("no stack at all")).toEqual([]);
});
