import type { ReactNode } from "react";
import { Icon, type IconName } from "../design/icon.tsx";
import { PriorityFlag, type PriorityLevel } from "../design/priority-flag.tsx";

type Titled = { icon: IconName; title: string; text: string };

type WalkProps = {
  captured: { heading: string; text: string; kinds: readonly Titled[] };
  asked: {
    heading: string;
    text: string;
    rules: readonly string[];
    examplesHeading: string;
    examples: readonly string[];
  };
  holds: { heading: string; text: string; items: readonly Titled[]; sheetsNote: string };
  priorities: {
    heading: string;
    text: string;
    levels: readonly { level: PriorityLevel; word: string; meaning: string; examples: string }[];
    note: string;
  };
};

/** One event on its way from the hallway to the report: four stops on one line. */
export function Walk({ captured, asked, holds, priorities }: WalkProps) {
  return (
    <ol className="wrap walk">
      <Stop id="captured" {...captured}>
        <dl className="walk-kinds">
          {captured.kinds.map(({ icon, title, text }) => (
            <div key={title}>
              <dt>
                <Icon name={icon} />
                {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Stop>
      <Stop id="asked" {...asked} beside={<SpokenExamples heading={asked.examplesHeading} items={asked.examples} />}>
        <ul className="ruled-list">
          {asked.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Stop>
      <Stop id="holds" {...holds}>
        <div className="card card-raised walk-sheet">
          {holds.items.map(({ icon, title, text }) => (
            <div key={title}>
              <h3>
                <Icon name={icon} />
                {title}
              </h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <p className="walk-note">{holds.sheetsNote}</p>
      </Stop>
      <Stop id="priorities" {...priorities}>
        <div>
          {priorities.levels.map(({ level, word, meaning, examples }) => (
            <div key={level} className="walk-level">
              <PriorityFlag level={level} word={word} />
              <div>
                <p className="walk-meaning">{meaning}</p>
                <p>{examples}</p>
              </div>
            </div>
          ))}
        </div>
        <p className="walk-note">{priorities.note}</p>
      </Stop>
    </ol>
  );
}

function SpokenExamples({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div className="panel walk-examples">
      <h3>{heading}</h3>
      <ul className="walk-spoken">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

type StopProps = { id: string; heading: string; text: string; beside?: ReactNode; children: ReactNode };

function Stop({ id, heading, text, beside, children }: StopProps) {
  return (
    <li className="walk-stop">
      <div className="walk-head">
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
        {beside}
      </div>
      <div className="walk-body">{children}</div>
    </li>
  );
}
