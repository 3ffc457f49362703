import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type BuiltSite, placeholders } from "../../contracts/built-site.ts";
import type { Language } from "../../contracts/paths.ts";
import { escapeHtml } from "../security/escape-html.ts";
import type { Site } from "./site.ts";
import { type StoredFile, storeFile } from "./stored-file.ts";

/** Reads everything the build made into memory; no request touches the disk. */
export function loadBuiltSite(folder: string, siteUrl: string): Site {
  const built: BuiltSite = JSON.parse(readFileSync(join(folder, "server/built.json"), "utf8"));
  const files = new Map<string, StoredFile>();

  for (const name of assetsIn(join(folder, "client"))) {
    files.set(`/${name}`, storeFile(name, withOrigin(siteUrl, name, encodings(join(folder, "client", name)))));
  }
  for (const [path, name] of Object.entries(built.pages)) {
    files.set(path, storeFile(name, withOrigin(siteUrl, name, encodings(join(folder, "pages", name)))));
  }
  const notFound = { en: take(files, "/not-found"), es: take(files, "/es/not-found") };
  const error = { en: take(files, "/error"), es: take(files, "/es/error") };

  return {
    inlineHashes: built.inlineHashes,
    find: (path) => files.get(path),
    notFound: (language) => notFound[language],
    errorScreen: (language: Language, text: string) =>
      String(error[language].bodies.plain).replace(escapeHtml(placeholders.error), () => escapeHtml(text)),
    async render(path, data) {
      const { render } = await import("../../site/render.tsx");
      const html = await render(path, { assets: built.assets, data });
      return html.replaceAll(placeholders.origin, siteUrl);
    },
  };
}

/** Pages that answer other addresses must not answer their own. */
function take(files: Map<string, StoredFile>, path: string): StoredFile {
  const file = files.get(path);
  if (!file) throw new Error(`The build made no ${path}; run "npm run build".`);
  files.delete(path);
  return file;
}

function assetsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !name.startsWith(".vite/"));
}

function encodings(path: string): StoredFile["bodies"] {
  const plain = readFileSync(path);
  if (!/\.(html|css|js|svg|json|txt|xml|webmanifest)$/.test(path)) return { plain };
  return { plain, br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) };
}

/** Built pages name a placeholder address; where the real one differs, it is put in and packed anew. */
function withOrigin(siteUrl: string, name: string, bodies: StoredFile["bodies"]): StoredFile["bodies"] {
  if (siteUrl === placeholders.origin || !/\.(html|txt|xml)$/.test(name)) return bodies;
  const plain = Buffer.from(bodies.plain.toString().replaceAll(placeholders.origin, siteUrl));
  return {
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    gzip: gzipSync(plain),
  };
}
