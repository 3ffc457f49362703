import type { Words } from "../../content/words.ts";
import { type Language, type PageName, pathOf } from "../../contracts/paths.ts";
import { Icon } from "../design/icon.tsx";
import { Link, type LinkWords } from "./link.tsx";
import { Wordmark } from "./wordmark.tsx";

type HeaderWords = Words["site"]["header"];
type HeaderProps = { words: HeaderWords; page: PageName | undefined; language: Language };

export function Header({ words, page, language }: HeaderProps) {
  return (
    <header className="site-header" data-site-header>
      <div className="wrap site-header-row">
        <Link to="landing" className="wordmark" label={words.home.label}>
          <Wordmark />
        </Link>
        <nav className="site-nav" aria-label={words.label}>
          <ul className="site-nav-list">
            {words.links.map((link) => (
              <li key={link.label} data-hover-menu={"items" in link ? "" : undefined}>
                <Link to={link.to} hash={link.hash} className="site-nav-link">
                  {link.label}
                </Link>
                {"items" in link && <UseCaseMenu label={link.itemsLabel} items={link.items} />}
              </li>
            ))}
            <li data-hover-menu="">
              <MoreMenu {...words.more} />
            </li>
          </ul>
        </nav>
        <div className="site-header-actions">
          <LanguageLink words={words} page={page} language={language} />
          <ThemeSwitch words={words.theme} />
          <Link to={words.talk.to} className="button button-small button-quiet">
            {words.talk.label}
          </Link>
          <Link to={words.demo.to} className="button button-small">
            {words.demo.label}
          </Link>
        </div>
        <MobileMenu words={words} page={page} language={language} />
      </div>
    </header>
  );
}

type MenuItems = { label: string; items: readonly { label: string; id: string }[] };

function UseCaseMenu({ label, items }: MenuItems) {
  return (
    <>
      <button type="button" className="site-nav-more" popoverTarget="use-case-menu" aria-label={label}>
        <Icon name="chevron-down" />
      </button>
      <div id="use-case-menu" className="menu" popover="auto">
        <ul className="menu-list">
          {items.map((item) => (
            <li key={item.id}>
              <Link to="landing" hash={`highlight=${item.id}`} className="menu-item">
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The pages behind the promises: quiet, and one step from everywhere. */
function MoreMenu({ label, links }: HeaderWords["more"]) {
  return (
    <>
      <button type="button" className="site-nav-link site-nav-menu" popoverTarget="more-menu">
        {label}
        <Icon name="chevron-down" />
      </button>
      <div id="more-menu" className="menu menu-narrow" popover="auto">
        <ul className="menu-list">
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className="menu-item">
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function MobileMenu({ words, page, language }: HeaderProps) {
  const links: LinkWords[] = [...words.links, words.talk, words.demo];
  return (
    <details className="mobile-menu" data-mobile-menu>
      <summary className="mobile-menu-toggle" aria-label={words.menu.label}>
        <Icon name="menu" />
        <Icon name="x" />
      </summary>
      <nav className="mobile-menu-panel" aria-label={words.menu.label}>
        <ul className="mobile-menu-list">
          {links.map((link) => (
            <li key={link.label}>
              <Link to={link.to} hash={link.hash} className="mobile-menu-item">
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mobile-menu-more">
          {words.more.links.map((link) => (
            <Link key={link.to} to={link.to} className="lone-link">
              {link.label}
            </Link>
          ))}
        </p>
        <div className="mobile-menu-foot">
          <LanguageLink words={words} page={page} language={language} />
          <ThemeSwitch words={words.theme} />
        </div>
      </nav>
    </details>
  );
}

export function LanguageLink({ words, page, language }: HeaderProps) {
  const other: Language = language === "en" ? "es" : "en";
  return (
    <a
      className="language-link"
      href={pathOf(page ?? "landing", other)}
      hrefLang={other}
      lang={other}
      title={words.language.description}
    >
      {words.language.label}
    </a>
  );
}

/** Needs script to do anything, so it is there only where there is script. */
function ThemeSwitch({ words }: { words: HeaderWords["theme"] }) {
  return (
    <button type="button" className="theme-switch tooltip" data-theme-switch="" data-needs-script="">
      <Icon name="sun-moon" />
      <Icon name="sun" />
      <Icon name="moon" />
      <span className="visually-hidden" aria-live="polite">
        <ThemeName words={words} />
      </span>
      <span role="tooltip" aria-hidden="true">
        <ThemeName words={words} />
      </span>
    </button>
  );
}

/** Says all three; the style shows the one that is chosen. */
function ThemeName({ words }: { words: HeaderWords["theme"] }) {
  return (
    <>
      {words.label}:{" "}
      {(["system", "light", "dark"] as const).map((choice) => (
        <span key={choice} data-choice={choice}>
          {words[choice]}
        </span>
      ))}
    </>
  );
}
