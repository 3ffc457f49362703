import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { night, paper } from "./palette.ts";

const site = fileURLToPath(new URL("..", import.meta.url));
const files = readdirSync(site, { recursive: true, encoding: "utf8" }).sort();
const read = (file: string) => readFileSync(join(site, file), "utf8");

const tokens = join("design", "tokens.css");
const print = join("design", "print.css");
/** Read where there is no stylesheet: by the browser's own frame, and as a picture with a palette of its own. */
const withoutStyles = ["palette.ts", "social-card.ts"].map((file) => join("design", file));

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

test("no script and no component has a colour of its own", () => {
  const scripts = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !withoutStyles.includes(file));
  const faults = scripts.flatMap((file) => (read(file).match(rawColour) ?? []).map((colour) => `${file}: ${colour}`));

  expect(scripts.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test("what a browser colours by itself is the ground of the tokens", () => {
  expect(read(tokens)).toContain("--ground: light-dark(var(--paper), var(--night-1));");
  expect([paper, night]).toEqual([hexOf("paper"), hexOf("night-1")]);
});

/** A token as eight-bit sRGB, by the matrices of CSS Color 4. */
function hexOf(name: string): string {
  const [, ...numbers] = new RegExp(`--${name}: oklch\\((\\S+) (\\S+) (\\S+)\\);`).exec(read(tokens)) ?? [];
  const [light = 0, chroma = 0, hue = 0] = numbers.map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
  return `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

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
