import { Icon, type IconName } from "../design/icon.tsx";
import { SampleCards, type SampleCardsProps } from "./sample-cards.tsx";
import { Steps, type StepsProps } from "./steps.tsx";

type FeaturesProps = {
  heading: string;
  text: string;
  cards: readonly { icon: IconName; title: string; text: string }[];
  steps: StepsProps;
  samples: SampleCardsProps;
};

export function Features({ heading, text, cards, steps, samples }: FeaturesProps) {
  return (
    <section id="features" className="section features">
      <div className="wrap">
        <div className="section-head" data-reveal="">
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ul className="feature-cards">
          {cards.map(({ icon, title, text: why }, index) => (
            <li key={title} data-reveal="" data-delay={index}>
              <span className="feature-icon">
                <Icon name={icon} />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{why}</p>
              </div>
            </li>
          ))}
        </ul>
        <Steps {...steps} />
        <SampleCards {...samples} />
      </div>
    </section>
  );
}
