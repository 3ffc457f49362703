/** A text of Markdown with each paragraph on one line again, so that a sentence can be looked for. */
export function unwrap(markdown: string): string {
  return markdown.replace(/(?<=[^\n|])\n *(?=[^\s#|>-])/g, " ");
}
