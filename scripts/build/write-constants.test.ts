import { expect, test } from "vitest";
import { writeConstants } from "./write-constants.js";

test("a size that is given once stands where its name stood", () => {
  expect(writeConstants(":root{--space:1rem;--wide:calc(2*var(--space))}.a{gap:var(--space) var(--wide)}")).toBe(
    ":root{}.a{gap:1rem calc(2*1rem)}",
  );
});

test("what changes with the theme, the window or the place keeps its name", () => {
  const css =
    ":root{--on:initial;--ink:var(--on,red);--gap:1px}@media print{:root{--gap:0}}" +
    "[data-theme]{--on: }.a{--told:red;color:var(--ink);gap:var(--gap);fill:var(--told)}";

  expect(writeConstants(css)).toBe(css);
});

test("a colour of the palette is written into the role that has it", () => {
  const css = ":root{--dark: ;--paper:#fff;--ground:var(--light,var(--paper))var(--dark,#000)}[x]{--dark:1}";

  expect(writeConstants(css)).toBe(":root{--dark: ;--ground:var(--light,#fff)var(--dark,#000)}[x]{--dark:1}");
});
