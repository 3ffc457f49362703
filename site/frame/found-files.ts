import { product } from "../../content/product.ts";
import { type Words, words } from "../../content/words.ts";
import { placeholders } from "../../contracts/built-site.ts";
import { type Language, languages, type PageName, pathOf, paths } from "../../contracts/paths.ts";
import { paper } from "../design/palette.ts";
import { pages } from "../pages/pages.ts";

const found = (Object.keys(paths) as PageName[]).filter((name) => !pageOf(name, "en").hidden);

export function socialCardFile(name: PageName, language: Language): string {
  return `social/${language}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.png`;
}

/** The headline of every page's card, by file. */
export function socialCards(): Record<string, string> {
  const every = languages.flatMap((language) =>
    found.map((name) => [socialCardFile(name, language), headline(pageOf(name, language).title)] as const),
  );
  return Object.fromEntries(every);
}

/** Text files by which robots, search engines and assistants find their way. */
export function foundFiles(): Record<string, string> {
  return {
    "robots.txt": `User-agent: *\nDisallow: /api/\nSitemap: ${placeholders.origin}/sitemap.xml\n`,
    "sitemap.xml": sitemap(),
    "llms.txt": forAssistants(words.en),
    "manifest.webmanifest": JSON.stringify(manifest()),
  };
}

function sitemap(): string {
  const entries = found.flatMap((name) =>
    languages.map((language) => {
      const others = languages.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${addressOf(name, other)}"/>`,
      );
      return `<url><loc>${addressOf(name, language)}</loc>${others.join("")}</url>`;
    }),
  );
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join("\n")}\n</urlset>\n`;
}

function forAssistants({ site, landing }: Words): string {
  const links = found.map((name) => {
    const { title, description } = pageOf(name, "en");
    return `- [${headline(title)}](${addressOf(name, "en")}): ${description}`;
  });
  const limits = site.notClaimed.items.map((item) => `- ${item}`);
  return (
    `# ${product.name}\n\n> ${landing.description}\n\n## Pages\n\n${links.join("\n")}\n\n## ` +
    `${site.notClaimed.heading}\n\n${limits.join("\n")}\n`
  );
}

function manifest() {
  return {
    name: product.name,
    short_name: product.name,
    description: words.en.landing.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

function pageOf(name: PageName, language: Language) {
  return pages[name](words[language], language);
}

function addressOf(name: PageName, language: Language): string {
  return placeholders.origin + pathOf(name, language);
}

/** A title without the product's name, which stands on every card already. */
function headline(title: string): string {
  return title.split(" | ").find((part) => part !== product.name) ?? title;
}
