import type { Language, PageName } from "../../contracts/paths.ts";
import { pathOf, paths } from "../../contracts/paths.ts";

export const languages = ["en", "es"] as const satisfies Language[];
export const pageNames = Object.keys(paths) as PageName[];

type AddressedPage = { name: PageName; language: Language; path: string };

export const everyPage: AddressedPage[] = languages.flatMap((language) =>
  pageNames.map((name) => ({ name, language, path: pathOf(name, language) })),
);

/** Addresses at which there is no page, one for each language. */
export const missingPaths = ["/no-such-page", "/es/no-such-page"];
