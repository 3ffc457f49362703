import type { ReactNode } from "react";
import { product } from "../../content/product.ts";
import type { Words } from "../../content/words.ts";
import { type Assets, placeholders, type StyleName } from "../../contracts/built-site.ts";
import { type Language, type PageName, pathOf } from "../../contracts/paths.ts";
import { night, paper } from "../design/palette.ts";
import type { Page } from "../pages/page.ts";
import { Footer } from "./footer.tsx";
import { socialCardFile } from "./found-files.ts";
import { Header } from "./header.tsx";
import { LanguageOfPage } from "./language.tsx";
import { StructuredData } from "./structured-data.tsx";

type DocumentProps = {
  page: Page;
  name: PageName | undefined;
  language: Language;
  words: Words;
  assets: Assets;
  children: ReactNode;
};

export function Document({ page, name, language, words, assets, children }: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        <Look assets={assets} styles={page.styles ?? "reading"} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={night} />
        {/* No SVG: a browser draws one as a page of its own, which a phone spends 40 ms on. */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {name ? (
          <Shared page={page} name={name} language={language} words={words} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
      </head>
      <body>
        <LanguageOfPage value={language}>
          <a className="skip-link" href="#main">
            {words.site.header.skip}
          </a>
          <Header words={words.site.header} page={name} language={language} />
          <main id="main">{children}</main>
          <Footer words={words.site} page={name} language={language} year={new Date().getFullYear()} />
          <div className="toasts" data-toasts={words.site.common.dismiss} role="status" />
        </LanguageOfPage>
      </body>
    </html>
  );
}

/** Stands in the page itself, so that its first paint waits for no other file; the policy allows it by its hash. */
function Look({ assets, styles }: { assets: Assets; styles: StyleName }) {
  // Both faces stand in the first screen of every page: one that came late would move the lines.
  const preload = assets.fonts.map((font) => (
    <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
  if (!assets.inline) {
    return (
      <>
        {preload}
        <link rel="stylesheet" href={assets.styles[styles]} />
        <script src={assets.beforePaint} data-main={assets.script} />
      </>
    );
  }
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, as the build made it. */}
      <script data-main={assets.script} dangerouslySetInnerHTML={{ __html: assets.inline.beforePaint }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, as the build made it. */}
      <style dangerouslySetInnerHTML={{ __html: assets.inline.styles[styles] }} />
      {preload}
    </>
  );
}

type SharedProps = { page: Page; name: PageName; language: Language; words: Words };

/** What search engines and link previews read. */
function Shared({ page, name, language, words }: SharedProps) {
  const picture = `${placeholders.origin}/${socialCardFile(name, language)}`;
  const address = placeholders.origin + pathOf(name, language);
  return (
    <>
      {page.hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <link rel="alternate" hrefLang="en" href={placeholders.origin + pathOf(name, "en")} />
      <link rel="alternate" hrefLang="es" href={placeholders.origin + pathOf(name, "es")} />
      <link rel="alternate" hrefLang="x-default" href={placeholders.origin + pathOf(name, "en")} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={language === "es" ? "es_US" : "en_US"} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={page.title} />
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData page={page} name={name} language={language} words={words} />
    </>
  );
}
