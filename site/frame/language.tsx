import { createContext, useContext } from "react";
import type { Language } from "../../contracts/paths.ts";

const PageLanguage = createContext<Language>("en");

export const LanguageOfPage = PageLanguage.Provider;

export function useLanguage(): Language {
  return useContext(PageLanguage);
}
