import type { InlineHashes } from "../../contracts/built-site.ts";
import type { Language } from "../../contracts/paths.ts";
import type { PageData } from "../../site/render.tsx";
import type { StoredFile } from "./stored-file.ts";

/** Where pages come from: files made by the build, or rendered afresh while developing. */
export type Site = {
  /** What stands in the pages themselves and may run or apply there; nothing while developing. */
  inlineHashes?: InlineHashes;
  find(path: string): StoredFile | undefined | Promise<StoredFile | undefined>;
  notFound(language: Language): StoredFile | Promise<StoredFile>;
  errorScreen(language: Language, text: string): string | Promise<string>;
  /** A page drawn while the visitor waits, such as a form that came back with faults. */
  render(path: string, data: PageData): Promise<string>;
};
