import { product } from "../../content/product.ts";
import type { Words } from "../../content/words.ts";
import { placeholders } from "../../contracts/built-site.ts";
import { type Language, type PageName, pathOf } from "../../contracts/paths.ts";
import type { Page } from "../pages/page.ts";

type StructuredDataProps = { page: Page; name: PageName; language: Language; words: Words };

/** What the page says, for machines: a block of data that no browser runs. */
export function StructuredData({ page, name, language, words }: StructuredDataProps) {
  const graph = { "@context": "https://schema.org", "@graph": things(page, name, language, words) };
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own, and "<" is escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function things(page: Page, name: PageName, language: Language, words: Words): object[] {
  const home = placeholders.origin + pathOf("landing", language);
  const organization = {
    "@type": "Organization",
    "@id": `${placeholders.origin}/#organization`,
    name: product.name,
    slogan: product.tagline,
    url: placeholders.origin,
    logo: `${placeholders.origin}/icon-512.png`,
  };
  const webPage = {
    "@type": page.questions ? "FAQPage" : "WebPage",
    "@id": placeholders.origin + pathOf(name, language),
    url: placeholders.origin + pathOf(name, language),
    name: page.title,
    description: page.description,
    inLanguage: language,
    publisher: { "@id": organization["@id"] },
    ...(page.questions && { mainEntity: page.questions.map(asQuestion) }),
  };
  if (name === "landing") return [organization, webPage, application(organization["@id"], words, language)];
  const crumbs = [
    { "@type": "ListItem", position: 1, name: words.site.common.home, item: home },
    { "@type": "ListItem", position: 2, name: page.title.split(" | ")[0], item: webPage.url },
  ];
  return [organization, webPage, { "@type": "BreadcrumbList", itemListElement: crumbs }];
}

function application(publisher: string, words: Words, language: Language) {
  return {
    "@type": "SoftwareApplication",
    name: product.name,
    description: words.landing.description,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    inLanguage: language,
    url: placeholders.origin + pathOf("talk", language),
    publisher: { "@id": publisher },
  };
}

function asQuestion({ ask, answer }: { ask: string; answer: readonly string[] }) {
  return {
    "@type": "Question",
    name: ask,
    acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
  };
}
