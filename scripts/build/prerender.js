import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { writeConstants } from "./write-constants.js";

/** Renders every page to a file, and leaves the server a list of what was rendered and of the hashed assets. */
export async function prerenderPages() {
  const { sitePages, render, styleNames } = await import(pathToFileURL("dist/server/render.js").href);
  const manifest = JSON.parse(await readFile("dist/client/.vite/manifest.json", "utf8"));
  const assets = assetsFrom(manifest, styleNames);
  /** @type {Record<string, string>} */
  const files = {};

  for (const path of sitePages()) {
    const html = await render(path, { assets });
    const file = `${path === "/" ? "index" : path.slice(1)}.html`;
    await mkdir(dirname(`dist/pages/${file}`), { recursive: true });
    await writeFile(`dist/pages/${file}`, html);
    files[path] = file;
  }
  await writeFile(
    "dist/server/built.json",
    JSON.stringify({ assets, inlineHashes: hashesOf(assets.inline), pages: files }, null, 2),
  );
  return Object.keys(files).length;
}

/**
 * @param {Record<string, { file: string, assets?: string[], css?: string[] }>} manifest
 * @param {readonly string[]} styleNames
 */
function assetsFrom(manifest, styleNames) {
  /** @param {string} source */
  const url = (source) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The build made no ${source}.`);
    return `/${entry.file}`;
  };
  const fonts = Object.values(manifest)
    .flatMap((entry) => entry.assets ?? [])
    .filter((file) => file.endsWith(".woff2"));
  const styles = Object.fromEntries(styleNames.map((name) => [name, url(`site/design/${name}.css`)]));
  const beforePaint = url("site/browser/before-paint.ts");
  return {
    styles,
    beforePaint,
    script: url("site/browser/main.ts"),
    fonts: [...new Set(fonts)].sort().map((file) => `/${file}`),
    inline: {
      styles: Object.fromEntries(Object.entries(styles).map(([name, file]) => [name, writeConstants(textOf(file))])),
      beforePaint: textOf(beforePaint),
    },
  };
}

/** @param {string} url */
function textOf(url) {
  const text = readFileSync(`dist/client${url}`, "utf8").trim();
  if (/<\/(style|script)/i.test(text)) throw new Error(`${url} cannot stand inside a page.`);
  return text;
}

/** @param {{ styles: Record<string, string>, beforePaint: string }} inline */
function hashesOf({ styles, beforePaint }) {
  const hash = (/** @type {string} */ text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return { scripts: [hash(beforePaint)], styles: Object.values(styles).map(hash) };
}
