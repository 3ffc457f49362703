import { prerender } from "react-dom/static";
import { words } from "../content/words.ts";
import type { Assets } from "../contracts/built-site.ts";
import { type Language, languageOf, languages, type PageName, pathOf, paths, within } from "../contracts/paths.ts";
import { unbroken } from "./design/unbroken.ts";
import { Document } from "./frame/document.tsx";
import { designPage } from "./pages/design.tsx";
import { errorPage } from "./pages/error.tsx";
import { notFoundPage } from "./pages/not-found.tsx";
import type { MakePage, PageData } from "./pages/page.ts";
import { pages } from "./pages/pages.ts";

export { styleNames } from "../contracts/built-site.ts";
export { signIcon, socialCard } from "./design/social-card.ts";
export { foundFiles, socialCards } from "./frame/found-files.ts";
export type { PageData } from "./pages/page.ts";

const wordsOnPages = unbroken(words);
const pageNames = Object.keys(paths) as PageName[];

/** Pages that stand at no address of their own. */
const unlisted = { "/not-found": notFoundPage, "/error": errorPage } satisfies Record<string, MakePage>;

type RenderOptions = { assets: Assets; data?: PageData; development?: boolean };

/** The one door between server and site: an address in, a page out. */
export async function render(path: string, { assets, data = {}, development }: RenderOptions): Promise<string> {
  const language = languageOf(path);
  const name = pageNames.find((candidate) => pathOf(candidate, language) === path);
  const make = name ? pages[name] : unlistedPage(path, language, development);
  const pageWords = wordsOnPages[language];
  const page = make(pageWords, language);
  const { prelude } = await prerender(
    <Document {...{ page, name, language, assets }} words={pageWords}>
      {page.body(data)}
    </Document>,
  );
  return new Response(prelude).text();
}

/** Every address that is rendered once, at build time. */
export function sitePages(): string[] {
  const listed = languages.flatMap((language) => pageNames.map((name) => pathOf(name, language)));
  const others = languages.flatMap((language) => Object.keys(unlisted).map((path) => within(language, path)));
  return [...listed, ...others];
}

function unlistedPage(path: string, language: Language, development = false): MakePage {
  if (development && path === "/design") return designPage;
  return path === within(language, "/error") ? errorPage : notFoundPage;
}
