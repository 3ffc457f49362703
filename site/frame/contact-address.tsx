import { pathOf } from "../../contracts/paths.ts";
import { useLanguage } from "./language.tsx";

/** The contact address is never in the page as sent: the browser puts it in, and until then this leads to the form. */
export function ContactAddress({ fallback }: { fallback: string }) {
  return (
    <a href={pathOf("contact", useLanguage())} data-contact-address="">
      {fallback}
    </a>
  );
}
