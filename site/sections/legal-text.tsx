import { Icon } from "../design/icon.tsx";
import { Link, type LinkWords } from "../frame/link.tsx";
import { Contents } from "./contents.tsx";
import { PageHeading } from "./page-heading.tsx";

type Day = { date: string; text: string };

export type LegalTextProps = {
  heading: string;
  text: string;
  effectiveLabel: string;
  effective: Day;
  updatedLabel: string;
  updated: Day;
  languageNote: string;
  /** The text that counts, where this one is a translation. */
  controlling: { path: string; label: string } | undefined;
  contents: string;
  headings: readonly { id: string; text: string }[];
  html: string;
  questions: LinkWords & { text: string };
  print: string;
};

export function LegalText({ heading, text, contents, headings, html, questions, ...words }: LegalTextProps) {
  return (
    <article>
      <PageHeading heading={heading} text={text}>
        <dl className="page-facts">
          <div>
            <dt>{words.effectiveLabel}</dt>
            <dd>
              <time dateTime={words.effective.date}>{words.effective.text}</time>
            </dd>
          </div>
          <div>
            <dt>{words.updatedLabel}</dt>
            <dd>
              <time dateTime={words.updated.date}>{words.updated.text}</time>
            </dd>
          </div>
        </dl>
        <p className="page-note">
          <Icon name="languages" />
          <span>
            {words.languageNote} {words.controlling && <EnglishText {...words.controlling} />}
          </span>
        </p>
      </PageHeading>
      <div className="wrap legal-grid">
        <div className="legal-aside">
          <Contents label={contents} items={headings} />
          <p className="legal-questions">
            {questions.text}{" "}
            <Link to={questions.to} className="lone-link">
              {questions.label}
            </Link>
          </p>
          <button type="button" className="button button-quiet button-small" data-print="" data-needs-script="">
            <Icon name="printer" />
            {words.print}
          </button>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, turned into HTML by the build. */}
        <div className="prose legal-text" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </article>
  );
}

function EnglishText({ path, label }: { path: string; label: string }) {
  return (
    <a href={path} lang="en" hrefLang="en">
      {label}
    </a>
  );
}
