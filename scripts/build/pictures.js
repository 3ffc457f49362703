import { mkdir, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { Resvg } from "@resvg/resvg-js";

/** Draws what others show of the site: link previews, home-screen icons, and the files robots read. */
export async function drawPictures() {
  const { foundFiles, signIcon, socialCard, socialCards } = await import(pathToFileURL("dist/server/render.js").href);
  await mkdir("dist/client/social", { recursive: true });
  for (const [file, text] of Object.entries(foundFiles())) await save(file, text);
  for (const [file, heading] of Object.entries(socialCards())) await save(file, png(socialCard(heading)));

  await save("icon.svg", signIcon());
  await save("apple-touch-icon.png", png(signIcon({ bleed: true }), 180));
  await save("icon-192.png", png(signIcon(), 192));
  await save("icon-512.png", png(signIcon({ bleed: true }), 512));
  await save("favicon.ico", ico(png(signIcon(), 32)));
}

/**
 * @param {string} file
 * @param {string | Buffer} body
 */
function save(file, body) {
  return writeFile(`dist/client/${file}`, body);
}

/**
 * @param {string} svg
 * @param {number} [width]
 */
function png(svg, width) {
  const drawing = new Resvg(svg, {
    fitTo: width ? { mode: "width", value: width } : { mode: "original" },
    font: { fontFiles: ["site/design/fonts/newsreader-card.ttf"], loadSystemFonts: false },
  });
  return drawing.render().asPng();
}

/**
 * An icon file with one picture in it: six bytes of header, sixteen of directory, then the PNG.
 * @param {Buffer} picture
 */
function ico(picture) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
}
