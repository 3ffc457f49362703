// Cuts the two typefaces down to what the site writes. Run by hand when the letters or axes change; its output is kept.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const plain = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
const spanish = "\u00a0¡¿áéíóúüñÁÉÍÓÚÜÑ–—‘’“”…·";
const everything = `${plain}${spanish}§©°•→←×÷−≥≤`;
const headlines = plain.replace(/[<>[\]{}|\\^_`~@*=]/g, "") + spanish;

const faces = [
  {
    file: "newsreader.woff2",
    source: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    letters: headlines,
    // One cut between headline and quotation: all of them together weigh twice as much.
    axes: { opsz: 46, wght: 450 },
  },
  {
    file: "atkinson-hyperlegible-next.woff2",
    source: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    letters: everything,
    axes: { wght: { min: 400, max: 700 } },
  },
  // For the pictures made at build time, whose renderer reads no web fonts.
  {
    file: "newsreader-card.ttf",
    source: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    letters: headlines,
    axes: { opsz: 72, wght: 450 },
  },
  // For the PDF of the sheets: a reader of PDFs knows no axes, so each weight is a file.
  {
    file: "sheet-serif.ttf",
    source: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    letters: headlines,
    axes: { opsz: 24, wght: 450 },
  },
  {
    file: "sheet-sans.ttf",
    source: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    letters: everything,
    axes: { wght: 400 },
  },
  {
    file: "sheet-sans-bold.ttf",
    source: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    letters: everything,
    axes: { wght: 650 },
  },
];

const workshop = join(tmpdir(), "site-fonts");
mkdirSync(workshop, { recursive: true });
writeFileSync(join(workshop, "package.json"), "{}");
execFileSync(
  "npm",
  [
    "install",
    "--ignore-scripts",
    "subset-font@2.9.0",
    "@fontsource-variable/newsreader@5.3.0",
    "@fontsource-variable/atkinson-hyperlegible-next@5.3.0",
  ],
  { cwd: workshop, stdio: "inherit" },
);
const { default: subsetFont } = await import(createRequire(join(workshop, "package.json")).resolve("subset-font"));

for (const { file, source, letters, axes } of faces) {
  const whole = readFileSync(join(workshop, "node_modules/@fontsource-variable", source));
  const targetFormat = file.endsWith(".ttf") ? "truetype" : "woff2";
  const cut = await subsetFont(whole, letters, { targetFormat, variationAxes: axes });
  writeFileSync(join("site/design/fonts", file), cut);
  console.log(`${file}: ${whole.length} → ${cut.length} bytes`);
}
