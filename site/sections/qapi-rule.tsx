import { Icon } from "../design/icon.tsx";

type QapiRuleProps = {
  heading: string;
  text: string;
  tags: readonly { tag: string; title: string; text: string }[];
  nearMiss: string;
  surveyorsHeading: string;
  surveyors: readonly string[];
};

export function QapiRule({ heading, text, tags, nearMiss, surveyorsHeading, surveyors }: QapiRuleProps) {
  return (
    <section className="section qapi-rule" aria-labelledby="qapi">
      <div className="wrap split">
        <div className="stack">
          <h2 id="qapi">{heading}</h2>
          <p className="hero-text">{text}</p>
          <p className="near-miss">{nearMiss}</p>
        </div>
        <div>
          <dl className="tag-list">
            {tags.map(({ tag, title, text: meaning }) => (
              <div key={tag}>
                <dt>
                  <span className="tag-number">{tag}</span>
                  <span className="tag-title">{title}</span>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <h3 className="surveyors-heading">{surveyorsHeading}</h3>
          <ul className="ticks">
            {surveyors.map((item) => (
              <li key={item}>
                <Icon name="clipboard-check" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
