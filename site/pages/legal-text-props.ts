import { legal as english } from "../../content/en/legal.ts";
import type { Words } from "../../content/words.ts";
import { type Language, pathOf } from "../../contracts/paths.ts";
import { unbroken } from "../design/unbroken.ts";
import type { LegalTextProps } from "../sections/legal-text.tsx";
import { withContactAddress } from "./with-contact-address.ts";

type Markdown = { html: string; headings: readonly { id: string; text: string }[] };

export function legalTextProps(
  name: "privacy" | "terms",
  text: Markdown,
  { legal }: Words,
  language: Language,
): LegalTextProps {
  return {
    ...legal,
    ...legal[name],
    headings: text.headings,
    html: unbroken(withContactAddress(text.html, pathOf("contact", language), legal.contactFallback)),
    controlling: language === "en" ? undefined : { path: pathOf(name, "en"), label: english[name].heading },
  };
}
