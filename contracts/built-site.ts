/** Kinds of pages; each kind has one file of styles. */
export const styleNames = ["landing", "reading", "talk"] as const;
export type StyleName = (typeof styleNames)[number];

/** The hashed files a page needs, as the build named them. */
export type Assets = {
  styles: Record<StyleName, string>;
  beforePaint: string;
  script: string;
  fonts: readonly string[];
  /** What stands in the page itself, so that the first paint waits for nothing else; absent while developing. */
  inline?: { styles: Record<StyleName, string>; beforePaint: string };
};

/** Hashes by which the policy knows what stands in the pages themselves. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** What the build leaves for the server: where each page's file is, and the assets for pages rendered later. */
export type BuiltSite = { assets: Assets; inlineHashes: InlineHashes; pages: Record<string, string> };

/** Words that stand in built pages until the server knows what belongs there. */
export const placeholders = { origin: "http://localhost:3000", error: "{the text of the error}" } as const;
