import { apiPaths } from "../../contracts/paths.ts";
import type { SiteSettings } from "../../contracts/site-settings.ts";

/** Puts the contact address into the page at run time; until then, and without script, the links lead to the form. */
export async function fillContactAddress() {
  const links = document.querySelectorAll<HTMLAnchorElement>("[data-contact-address]");
  if (links.length === 0) return;

  const response = await fetch(apiPaths.siteSettings);
  if (!response.ok) return;
  const { contactEmail }: SiteSettings = await response.json();
  for (const link of links) {
    link.href = `mailto:${contactEmail}`;
    link.textContent = contactEmail;
  }
}
