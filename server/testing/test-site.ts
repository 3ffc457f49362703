import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Site } from "../pages/site.ts";
import { storeFile } from "../pages/stored-file.ts";
import { escapeHtml } from "../security/escape-html.ts";

function page(text: string) {
  const plain = Buffer.from(`<h1>${text}</h1>`);
  return storeFile("page.html", { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) });
}

const files = new Map([
  ["/", page("Home")],
  ["/talk", page("Talk")],
  ["/es", page("Inicio")],
  ["/assets/site-abc.css", storeFile("assets/site-abc.css", { plain: Buffer.from("body{}") })],
  ["/assets/face-abc.woff2", storeFile("assets/face-abc.woff2", { plain: Buffer.from("wOF2") })],
]);

/** A site of four files, so that the server can be tested without a build. */
export const testSite: Site = {
  find: (path) => files.get(path),
  notFound: (language) => page(`Oops! ${language}`),
  errorScreen: (_language, text) => `<h1>Unexpected Application Error!</h1><p>${escapeHtml(text)}</p>`,
  render: async (path, data) => `<h1>${path}</h1><pre>${escapeHtml(JSON.stringify(data))}</pre>`,
};
