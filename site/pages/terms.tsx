import spanish from "../../content/legal/terms.es.md";
import english from "../../content/legal/terms.md";
import { LegalText } from "../sections/legal-text.tsx";
import { legalTextProps } from "./legal-text-props.ts";
import type { MakePage } from "./page.ts";

const texts = { en: english, es: spanish };

export const termsPage: MakePage = (words, language) => ({
  title: words.legal.terms.title,
  description: words.legal.terms.description,
  body: () => <LegalText {...legalTextProps("terms", texts[language], words, language)} />,
});
