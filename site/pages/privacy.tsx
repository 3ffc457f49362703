import spanish from "../../content/legal/privacy.es.md";
import english from "../../content/legal/privacy.md";
import { LegalText } from "../sections/legal-text.tsx";
import { legalTextProps } from "./legal-text-props.ts";
import type { MakePage } from "./page.ts";

const texts = { en: english, es: spanish };

export const privacyPage: MakePage = (words, language) => ({
  title: words.legal.privacy.title,
  description: words.legal.privacy.description,
  body: () => <LegalText {...legalTextProps("privacy", texts[language], words, language)} />,
});
