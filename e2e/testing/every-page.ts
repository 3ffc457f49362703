import { type Language, languages, type PageName, pathOf, paths, within } from "../../contracts/paths.ts";

export const pageNames = Object.keys(paths) as PageName[];

type AddressedPage = { name: PageName; language: Language; path: string };

export const everyPage: AddressedPage[] = languages.flatMap((language) =>
  pageNames.map((name) => ({ name, language, path: pathOf(name, language) })),
);

/** Addresses at which there is no page, one for each language. */
export const missingPaths = languages.map((language) => within(language, "/no-such-page"));
