declare module "*.md" {
  type Heading = { id: string; text: string };
  /** A Markdown text, turned into HTML at build time. */
  const text: { html: string; headings: readonly Heading[] };
  export default text;
}
