import { expect, test } from "vitest";
import { drawPlot } from "./draw-plot.ts";

const path = (svg: string) => /<path d="M([^"]+)" fill="none"/.exec(svg)?.[1];

test("a line runs from the lower left to the upper right, on round ticks", () => {
  const svg = drawPlot({
    title: "a < b",
    x: "s",
    y: "MB",
    lines: {
      memory: [
        [0, 0],
        [10, 100],
      ],
    },
  });
  expect(path(svg)).toBe("80 350L700 40");
  expect(svg).toContain(">20</text>");
  expect(svg).toContain("a &#60; b");
});

test("a logarithmic plot gives each power of ten the same room", () => {
  const lines = {
    insert: [
      [10, 1],
      [100, 10],
      [1000, 100],
    ] as [number, number][],
  };
  const svg = drawPlot({ title: "growth", x: "leads", y: "ms", lines, scale: "logarithmic" });
  expect(path(svg)).toBe("80 350L390 195L700 40");
});

test("a line that never moves can still be drawn", () => {
  const svg = drawPlot({
    title: "flat",
    x: "s",
    y: "MB",
    lines: {
      memory: [
        [1, 0],
        [2, 0],
      ],
    },
  });
  expect(svg).not.toContain("NaN");
});
