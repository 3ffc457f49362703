import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const site = fileURLToPath(new URL("..", import.meta.url));
const files = readdirSync(site, { recursive: true, encoding: "utf8" }).sort();
const read = (file: string) => readFileSync(join(site, file), "utf8");

const tokens = join("design", "tokens.css");
const print = join("design", "print.css");

/** Colours of the visitor's own system are no choice of ours, and print may say what paper and ink are. */
const rawColour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const colourNames = [
  ...["black", "white", "gr[ae]y", "silver", "red", "maroon", "orange", "yellow", "gold", "olive", "lime", "green"],
  ...["teal", "aqua", "cyan", "blue", "navy", "purple", "fuchsia", "magenta", "pink", "brown", "beige", "ivory", "tan"],
];
const namedColour = new RegExp(`(?<![\\w-])(?:${colourNames.join("|")})(?![\\w-])`, "gi");

function coloursIn(css: string): string[] {
  const declarations = css.replace(/\/\*.*?\*\//gs, "").match(/:[^;{}]*(?=[;}])/g) ?? [];
  const values = declarations.join("\n").replace(/"[^"]*"|url\([^)]*\)/g, "");
  return [...values.matchAll(rawColour), ...values.matchAll(namedColour)].map(([colour]) => colour);
}

test("every stylesheet takes its colours from the tokens", () => {
  const styles = files.filter((file) => file.endsWith(".css") && file !== tokens && file !== print);
  const faults = styles.flatMap((file) => coloursIn(read(file)).map((colour) => `${file}: ${colour}`));

  expect(styles.length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test("print knows black and white, and no other colour", () => {
  expect(new Set(coloursIn(read(print)))).toEqual(new Set(["white", "black"]));
});

test("a raw colour would be seen", () => {
  const css = ".a { color: #FFF; background: rgb(0 0 0 / 0.5); border: 1px solid Red; fill: var(--white-ish) }";

  expect(coloursIn(css)).toEqual(["#FFF", "rgb(", "Red"]);
});

test("every component is styled by class alone", () => {
  const components = files.filter((file) => file.endsWith(".tsx"));

  expect(components.length).toBeGreaterThan(10);
  expect(components.filter((file) => /\bstyle=/.test(read(file)))).toEqual([]);
});
