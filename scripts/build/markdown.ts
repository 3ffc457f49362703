import { marked } from "marked";
import type { Plugin } from "vite";

/** Turns an imported .md file into `{ html, headings }` at build time; no parser reaches the server or the browser. */
export function markdown(): Plugin {
  return {
    name: "markdown",
    transform(source, id) {
      if (!id.endsWith(".md")) return;
      return { code: `export default ${JSON.stringify(toPage(source))};`, map: null };
    },
  };
}

/**
 * Second-level headings get an id, so that a table of contents can point at them; a table gets a frame that
 * scrolls, named after the heading above it and reachable by keyboard.
 */
export function toPage(source: string) {
  const headings: { id: string; text: string }[] = [];
  const renderer = new marked.Renderer();
  renderer.heading = ({ tokens, depth, text }) => {
    const inner = marked.Parser.parseInline(tokens);
    if (depth !== 2) return `<h${depth}>${inner}</h${depth}>\n`;
    const id = slug(text);
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>\n`;
  };
  const table = renderer.table;
  renderer.table = function (token) {
    return (
      `<div class="table-scroll" role="group" aria-labelledby="${headings.at(-1)?.id}" ` +
      `tabindex="0">${labelled(table.call(this, token), token.header)}</div>\n`
    );
  };
  const html = marked.parse(source, { renderer, async: false });
  return { html, headings };
}

/** Each cell names its column, which a phone prints before it where the columns stand below one another. */
function labelled(html: string, header: readonly { text: string }[]): string {
  let cell = 0;
  return html.replaceAll("<td>", () => `<td data-label="${header[cell++ % header.length]?.text}">`);
}

/** Without the heading's number, so that a link outlives a part that is put before it. */
function slug(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^[\d-]+|-$/g, "");
}
