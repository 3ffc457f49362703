import type { IconName } from "../design/icon.tsx";
import { Icon } from "../design/icon.tsx";
import { Link, type LinkWords } from "../frame/link.tsx";
import { Scene, type SceneName } from "./scene.tsx";

type UseCase = {
  id: SceneName;
  categories: readonly string[];
  icon: IconName;
  title: string;
  description: string;
  scenario: string;
  solution: string;
  outcome: string;
};

type UseCasesProps = {
  heading: string;
  text: string;
  filter: { label: string; all: string };
  categories: readonly { id: string; label: string }[];
  cards: readonly UseCase[];
  labels: { challenge: string; solution: string; outcome: string };
  announce: { filtered: string; highlighted: string; cleared: string };
  invite: string;
  action: LinkWords;
};

/** Filter and highlight are worked by browser/choose-use-case.ts; without it every card simply stands there. */
export function UseCases({
  heading,
  text,
  filter,
  categories,
  cards,
  labels,
  announce,
  invite,
  action,
}: UseCasesProps) {
  return (
    <section id="qapi-use-cases" className="section use-cases">
      <div id="use-cases" className="wrap">
        <div className="section-head" data-reveal="">
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <fieldset className="chips use-case-filter" data-use-case-filter="" data-needs-script="">
          <legend className="visually-hidden">{filter.label}</legend>
          {[{ id: "", label: filter.all }, ...categories].map(({ id, label }) => (
            <label key={id} className="chip">
              <input type="radio" name="use-case-category" value={id} defaultChecked={id === ""} />
              {label}
            </label>
          ))}
        </fieldset>
        <p
          className="visually-hidden"
          role="status"
          data-use-case-status=""
          data-filtered={announce.filtered}
          data-highlighted={announce.highlighted}
          data-cleared={announce.cleared}
        />
        <div className="card-row use-case-grid">
          {cards.map((card, index) => (
            <div key={card.id} data-reveal="" data-delay={index}>
              <article
                id={`use-case-${card.id}`}
                className="card use-case"
                data-use-case={card.id}
                data-categories={card.categories.join(" ")}
                tabIndex={-1}
              >
                <Scene name={card.id} />
                <div className="stack">
                  <h3 className="use-case-title">
                    <Icon name={card.icon} />
                    {card.title}
                  </h3>
                  <p className="use-case-description">{card.description}</p>
                </div>
                <dl className="use-case-story">
                  <dt>{labels.challenge}</dt>
                  <dd>{card.scenario}</dd>
                  <dt>{labels.solution}</dt>
                  <dd>{card.solution}</dd>
                  <dt>{labels.outcome}</dt>
                  <dd>{card.outcome}</dd>
                </dl>
              </article>
            </div>
          ))}
        </div>
        <div className="use-case-action">
          <p>{invite}</p>
          <Link to={action.to} className="button">
            {action.label}
          </Link>
        </div>
      </div>
    </section>
  );
}
