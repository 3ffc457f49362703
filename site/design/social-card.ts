import { product } from "../../content/product.ts";
import { paper } from "./palette.ts";

const ink = "#10261f";
const sign = "#1f4437";
const marigold = "#f2b545";
const lettersPerLine = 25;

/** The picture a link to a page shows when it is shared: the page's headline over a voice that settles into a line. */
export function socialCard(heading: string): string {
  const lines = wrap(heading);
  const size = lines.length > 3 ? 72 : 88;
  const top = 330 - ((lines.length - 1) * size * 1.05) / 2;
  const text = lines.map((line, index) => `<tspan x="80" y="${top + index * size * 1.05}">${escapeXml(line)}</tspan>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${paper}"/>
<g transform="translate(80 72) scale(1.75)">${mark}</g>
<text x="156" y="114" font-family="Newsreader" font-size="46" fill="${ink}">${escapeXml(product.name)}</text>
<text font-family="Newsreader" font-size="${size}" letter-spacing="-1.6" fill="${ink}">${text.join("")}</text>
<path d="${voice}" fill="none" stroke="${sign}" stroke-width="5" stroke-linecap="round"/>
<path d="M690 548h430" stroke="${marigold}" stroke-width="5" stroke-linecap="round"/>
</svg>`;
}

const mark =
  `<rect width="32" height="32" rx="8" fill="${sign}"/><path d="M5 17.5c1.6 0 1.6-5 3.2-5s1.6 9 3.2 9 1.6-12 ` +
  `3.2-12 1.6 8 3.4 8H27" fill="none" stroke="${marigold}" stroke-width="2.25" stroke-linecap="round" ` +
  `stroke-linejoin="round"/>`;

/** The sign alone, for home screens and tabs. `bleed` leaves the corners to the system that shows it. */
export function signIcon({ bleed = false } = {}): string {
  const drawing = bleed
    ? `<rect width="32" height="32" fill="${sign}"/><g transform="translate(3.2 3.2) scale(.8)">${mark}</g>`
    : mark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}</svg>`;
}

/** Falls from a loud voice to a still line, always the same way. */
const voice = Array.from({ length: 44 }, (_, index) => {
  const loudness = (Math.abs(Math.sin(index * 1.7)) * 0.7 + 0.3) * (1 - index / 46) * 30 + 1.5;
  return `M${84 + index * 13.6} ${(548 - loudness).toFixed(1)}v${(2 * loudness).toFixed(1)}`;
}).join("");

/** As few lines as fit, and as even as words allow. */
function wrap(text: string): string[] {
  const even = text.length / Math.ceil(text.length / lettersPerLine);
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && longer.length - word.length / 2 <= even + 1) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
