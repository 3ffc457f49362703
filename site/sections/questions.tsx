import { Icon } from "../design/icon.tsx";
import { Link, type LinkWords } from "../frame/link.tsx";

type Question = { id: string; ask: string; answer: readonly string[] };

type QuestionsProps = {
  groups: readonly { id: string; heading: string; questions: readonly Question[] }[];
  contents: string;
  search: { label: string; placeholder: string; found: string; none: string; clear: string };
  openAll: string;
  closeAll: string;
  link: string;
  copied: string;
  contact: LinkWords & { text: string };
};

/** Plain <details> that anyone can open; browser/search-questions.ts adds search, deep links and open-all. */
export function Questions({ groups, contents, search, openAll, closeAll, contact, ...words }: QuestionsProps) {
  return (
    <div className="wrap questions" data-questions="">
      <div className="questions-tools">
        <search className="question-search" data-needs-script="">
          <label htmlFor="question-search">{search.label}</label>
          <span className="question-search-field">
            <Icon name="search" />
            <input id="question-search" type="search" placeholder={search.placeholder} autoComplete="off" />
          </span>
          <p
            className="question-status"
            role="status"
            data-question-status=""
            data-found={search.found}
            data-none={search.none}
            data-copied={words.copied}
          />
          <button type="button" className="plain-button" data-clear-search="" hidden>
            {search.clear}
          </button>
        </search>
        <nav aria-label={contents} data-question-groups="">
          <ul className="question-group-list">
            {groups.map(({ id, heading, questions }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {heading} <span aria-hidden="true">{questions.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* Dead until the script that serves them is there, so that no click is lost. */}
        <div className="button-row" data-needs-script="">
          <button type="button" className="button button-quiet button-small" data-open-all="" disabled>
            {openAll}
          </button>
          <button type="button" className="button button-quiet button-small" data-close-all="" disabled>
            {closeAll}
          </button>
        </div>
      </div>
      <div>
        {groups.map(({ id, heading, questions }) => (
          <section key={id} className="question-group" aria-labelledby={id} data-question-group="">
            <h2 id={id}>{heading}</h2>
            {questions.map((question) => (
              <QuestionAndAnswer key={question.id} {...question} link={words.link} />
            ))}
          </section>
        ))}
        <p className="questions-end">
          {contact.text}{" "}
          <Link to={contact.to} className="lone-link">
            {contact.label}
          </Link>
        </p>
      </div>
    </div>
  );
}

function QuestionAndAnswer({ id, ask, answer, link }: Question & { link: string }) {
  return (
    <details id={id} className="question" data-question="">
      <summary>
        <h3>{ask}</h3>
      </summary>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <a className="question-link" href={`#${id}`} data-question-link="">
        <Icon name="link" />
        <span>{link}</span>
      </a>
    </details>
  );
}
