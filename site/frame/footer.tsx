import type { Words } from "../../content/words.ts";
import type { Language, PageName } from "../../contracts/paths.ts";
import { SocialIcon, type SocialName } from "../design/social-icon.tsx";
import { LanguageLink } from "./header.tsx";
import { Link } from "./link.tsx";
import { Wordmark } from "./wordmark.tsx";

type FooterProps = { words: Words["site"]; page: PageName | undefined; language: Language; year: number };

export function Footer({ words, page, language, year }: FooterProps) {
  const { footer } = words;
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-grid">
        <div className="stack">
          <Link to="landing" className="wordmark" label={words.header.home.label}>
            <Wordmark />
          </Link>
          <p>{footer.text}</p>
        </div>
        <nav className="site-footer-groups" aria-label={footer.label}>
          {footer.groups.map((group) => (
            <div key={group.id}>
              <h2 className="site-footer-heading">{group.heading}</h2>
              <ul className="site-footer-links">
                {group.links.map((link) => (
                  <li key={link.label}>
                    <Link {...link}>{link.label}</Link>
                  </li>
                ))}
                {group.placeholders.map(({ id, label }) => (
                  <li key={id}>
                    <ComingSoon label={label} soon={footer.comingSoon} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="wrap site-footer-end">
        <div className="stack">
          <p>{footer.note}</p>
          <p>
            {/* The year is right on the day of the build; the browser sets it right after New Year. */}
            <span data-year>{footer.copyright.replace("{year}", String(year))}</span>
          </p>
        </div>
        <nav aria-label={footer.social.label}>
          <ul className="site-footer-social">
            {footer.social.items.map(({ id, label }) => (
              <li key={id}>
                <ComingSoon label={label} soon={footer.comingSoon} icon={id} />
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLink words={words.header} page={page} language={language} />
      </div>
    </footer>
  );
}

type ComingSoonProps = { label: string; soon: string; icon?: SocialName };

/** A link that leads nowhere yet: reachable, announced, and never a broken page. */
function ComingSoon({ label, soon, icon }: ComingSoonProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link without an address is what a page to come is.
    <a className="coming-soon tooltip" role="link" aria-disabled="true" tabIndex={0}>
      {icon ? <SocialIcon name={icon} /> : <span>{label}</span>}
      <span className={icon && "visually-hidden"}>
        {icon ? label : ""} ({soon})
      </span>
      <span role="tooltip" aria-hidden="true">
        {soon}
      </span>
    </a>
  );
}
