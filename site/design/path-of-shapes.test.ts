import { expect, test } from "vitest";
import { pathOfShapes } from "./path-of-shapes.ts";

test("strokes of every kind become one path", () => {
  const drawn = pathOfShapes([
    ["path", { d: "M12 19v3" }],
    ["line", { x1: "1", y1: "2", x2: "3", y2: "4" }],
    ["polyline", { points: "5 6 7 8" }],
    ["circle", { cx: "12", cy: "12", r: "2" }],
    ["rect", { x: "9", y: "2", width: "6", height: "13", rx: "3" }],
  ]);

  expect(drawn).toBe(
    "M12 19v3M1 2L3 4M5 6 7 8M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0" +
      "M12 2h0a3 3 0 0 1 3 3v7a3 3 0 0 1 -3 3h0a3 3 0 0 1 -3 -3v-7a3 3 0 0 1 3 -3z",
  );
});

test("a stroke begins where it is drawn, not where the one before it ended", () => {
  const arrow = pathOfShapes([
    ["path", { d: "M5 12h14" }],
    ["path", { d: "m12 5 7 7-7 7" }],
    ["path", { d: "m6.5-9-6 6" }],
    ["path", { d: "m9 12v3" }],
    ["path", { d: "m4.929 4.929.707.707" }],
  ]);

  expect(arrow).toBe("M5 12h14M12 5l7 7-7 7M6.5 -9l-6 6M9 12v3M4.929 4.929l.707.707");
});

test("a shape that is not known is told, not left out", () => {
  expect(() => pathOfShapes([["ellipse", { cx: "1", cy: "1", rx: "1", ry: "2" }]])).toThrow("<ellipse>");
});
